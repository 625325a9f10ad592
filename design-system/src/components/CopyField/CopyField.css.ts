import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

/** Cuts a long value with an ellipsis. Focus shows the rest, and the button copies all of it. */
export const text = componentStyle({
  textOverflow: "ellipsis",
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text.secondary,
});

/** Shows the whole value in up to two lines, which may break anywhere. */
export const whole = componentStyle({
  paddingBlock: vars.space[8],
  resize: "none",
  overflow: "hidden",
  overflowWrap: "anywhere",
  fontFamily: "inherit",
  fontVariantNumeric: "tabular-nums",
});
