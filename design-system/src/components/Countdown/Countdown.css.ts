import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

/** Fixed width of HH:MM:SS: six digits and two colons. It does not depend on the text shown. */
const WIDTH = "7.4ch";

export const countdownStyle = recipe({
  base: layered({
    display: "inline-block",
    minInlineSize: WIDTH,
    fontVariantNumeric: "tabular-nums",
    fontWeight: vars.font.weight.semibold,
    lineHeight: vars.font.lineHeight.single,
    letterSpacing: "0.01em",
    whiteSpace: "nowrap",
    color: vars.color.text.primary,
    selectors: { '&[data-state="ended"]': { color: vars.color.text.muted } },
  }),
  variants: {
    size: {
      small: layered({ fontSize: vars.font.size[14] }),
      medium: layered({ fontSize: vars.font.size[18] }),
      large: layered({ fontSize: vars.font.size[28], fontWeight: vars.font.weight.bold }),
    },
    align: {
      start: layered({ textAlign: "start" }),
      center: layered({ textAlign: "center" }),
      end: layered({ textAlign: "end" }),
    },
  },
});
