import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

/** Cuts a long value with an ellipsis. Focus shows the rest, and the button copies all of it. */
export const text = style(
  layered({ textOverflow: "ellipsis", fontVariantNumeric: "tabular-nums", color: vars.color.text.secondary }),
);

/** Shows the whole value in up to two lines, which may break anywhere. */
export const whole = style(
  layered({
    paddingBlock: vars.space[8],
    resize: "none",
    overflow: "hidden",
    overflowWrap: "anywhere",
    fontFamily: "inherit",
    fontVariantNumeric: "tabular-nums",
  }),
);
