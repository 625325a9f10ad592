import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { segment } from "../DatePicker/date-field.css.ts";

export const parts = componentStyle({
  display: "flex",
  flex: 1,
  alignItems: "center",
  alignSelf: "stretch",
  paddingInline: vars.space[8],
  fontSize: vars.font.size[16],
  fontVariantNumeric: "tabular-nums",
});

/** Hour and minute. A time is left to right on right-to-left pages too. */
export const digits = componentStyle({ display: "flex", alignItems: "center", alignSelf: "stretch", direction: "ltr" });

/** As high as the frame, and wide enough for a finger. */
export const part = style([
  segment,
  layered({
    display: "grid",
    placeItems: "center",
    alignSelf: "stretch",
    minInlineSize: vars.size.control.small,
    marginBlock: vars.space[4],
  }),
]);
