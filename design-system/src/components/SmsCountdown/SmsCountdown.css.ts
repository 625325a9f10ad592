import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

/** Digits of equal width, so that they do not move their neighbours. */
export const time = componentStyle({
  display: "inline-block",
  minInlineSize: "5ch",
  marginInlineStart: vars.space[8],
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text.accent,
  textAlign: "end",
});
