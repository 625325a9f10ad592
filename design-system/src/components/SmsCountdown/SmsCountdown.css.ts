import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

/** Digits of equal width, so that they do not move their neighbours. */
export const time = style(
  layered({
    display: "inline-block",
    minInlineSize: "5ch",
    marginInlineStart: vars.space[8],
    fontVariantNumeric: "tabular-nums",
    color: vars.color.text.accent,
    textAlign: "end",
  }),
);
