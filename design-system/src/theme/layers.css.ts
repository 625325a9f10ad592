import { globalLayer } from "@vanilla-extract/css";

/**
 * The order of the cascade layers is set here only: a later layer overrides an earlier one in any load order of the style sheets (D17c).
 */
export const resetLayer = globalLayer("reset");
export const themeLayer = globalLayer("theme");
export const baseLayer = globalLayer("base");
export const componentLayer = globalLayer("component");
export const appLayer = globalLayer("app");
