import { createVar, fallbackVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

/** Not inherited, so that elements inside the frames of different pictures can share one computed style. */
export const placeholder = createVar({ syntax: "*", inherits: false });

export const box = recipe({
  base: layered({
    display: "block",
    position: "relative",
    inlineSize: "100%",
    overflow: "hidden",
    borderRadius: "inherit",
    background: fallbackVar(placeholder, vars.color.background.skeleton),
  }),
  variants: {
    ratio: {
      square: layered({ aspectRatio: "1 / 1" }),
      portrait: layered({ aspectRatio: "3 / 4" }),
      landscape: layered({ aspectRatio: "16 / 9" }),
      banner: layered({ aspectRatio: "3 / 1" }),
    },
  },
});

export const picture = componentStyle({
  position: "absolute",
  inset: 0,
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  transition: `opacity ${vars.motion.medium} ${vars.motion.easeOut}`,
  // Pictures on the first screen do not fade in; they are visible as they load.
  selectors: { '&[data-state="loading"]:not([fetchpriority="high"])': { opacity: 0 } },
});

export const initials = componentStyle({
  position: "absolute",
  inset: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  background: vars.color.background.sunken,
  color: vars.color.text.secondary,
  fontSize: vars.font.size[28],
  fontWeight: vars.font.weight.bold,
});
