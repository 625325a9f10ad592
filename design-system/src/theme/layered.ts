import type { StyleRule } from "@vanilla-extract/css";
import { componentLayer } from "./layers.css.ts";

/** Puts the style of a component in its layer, so that no style sheet's load order matters (D17c). */
export const layered = (rule: NonNullable<StyleRule["@layer"]>[string]): StyleRule => ({
  "@layer": { [componentLayer]: rule },
});
