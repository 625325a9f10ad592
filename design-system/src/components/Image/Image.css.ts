import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { componentLayer } from "../../theme/layers.css.ts";

export const placeholder = createVar();

export const box = recipe({
  base: {
    "@layer": {
      [componentLayer]: {
        display: "block",
        position: "relative",
        inlineSize: "100%",
        overflow: "hidden",
        borderRadius: "inherit",
        background: fallbackVar(placeholder, vars.color.background.skeleton),
      },
    },
  },
  variants: {
    ratio: {
      square: { "@layer": { [componentLayer]: { aspectRatio: "1 / 1" } } },
      portrait: { "@layer": { [componentLayer]: { aspectRatio: "3 / 4" } } },
      landscape: { "@layer": { [componentLayer]: { aspectRatio: "16 / 9" } } },
      banner: { "@layer": { [componentLayer]: { aspectRatio: "3 / 1" } } },
    },
  },
});

export const picture = style({
  "@layer": {
    [componentLayer]: {
      position: "absolute",
      inset: 0,
      display: "block",
      inlineSize: "100%",
      blockSize: "100%",
      objectFit: "cover",
      transition: `opacity ${vars.motion.medium} ${vars.motion.easeOut}`,
      selectors: { '&[data-state="loading"]': { opacity: 0 } },
    },
  },
});

export const initials = style({
  "@layer": {
    [componentLayer]: {
      position: "absolute",
      inset: 0,
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      background: vars.color.background.sunken,
      color: vars.color.text.secondary,
      fontSize: vars.font.size[28],
      fontWeight: vars.font.weight.bold,
    },
  },
});
