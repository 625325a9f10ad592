import { globalLayer } from "@vanilla-extract/css";

/** The order is fixed here, once: a later layer wins whatever the load order of the style sheets (D17c). */
export const resetLayer = globalLayer("reset");
export const themeLayer = globalLayer("theme");
export const baseLayer = globalLayer("base");
export const componentLayer = globalLayer("component");
export const appLayer = globalLayer("app");
