import { style, type StyleRule } from "@vanilla-extract/css";
import { componentLayer } from "./layers.css.ts";

type Rule = NonNullable<StyleRule["@layer"]>[string];

/** Puts a component's style into its cascade layer, so that the load order of style sheets does not matter (D17c). */
export const layered = (rule: Rule): StyleRule => ({
  "@layer": { [componentLayer]: rule },
});

/** A class of a component, in the components' cascade layer. In development its name can end in a part of the component. */
export const componentStyle = (rule: Rule, part?: string): string => style(layered(rule), part);
