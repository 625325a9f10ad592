import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const clockStyle = componentStyle({
  display: "inline-block",
  minInlineSize: "18ch",
  fontSize: vars.font.size[12],
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.font.lineHeight.single,
  whiteSpace: "nowrap",
  color: vars.color.text.muted,
});
