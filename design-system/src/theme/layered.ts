import type { StyleRule } from "@vanilla-extract/css";
import { componentLayer } from "./layers.css.ts";

/** Puts a component's style into its cascade layer, so that the load order of style sheets does not matter (D17c). */
export const layered = (rule: NonNullable<StyleRule["@layer"]>[string]): StyleRule => ({
  "@layer": { [componentLayer]: rule },
});
