import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const skipLink = componentStyle({
  position: "fixed",
  zIndex: vars.layer.toast,
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  maxInlineSize: `calc(100vw - ${vars.space[16]})`,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  borderRadius: vars.radius.small,
  background: vars.color.background.accent,
  color: vars.color.text.onAccent,
  fontWeight: vars.font.weight.semibold,
  selectors: { "&:not(:focus)": { translate: "0 -200%" } },
});
