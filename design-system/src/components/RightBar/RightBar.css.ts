import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const bar = componentStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: vars.space[16],
  inlineSize: vars.size.rightBar,
  blockSize: "100%",
  paddingBlock: vars.space[8],
  paddingInline: vars.space[2],
  overflowY: "auto",
  scrollbarWidth: "none",
  background: vars.color.background.card,
  borderInlineStart: `1px solid ${vars.color.border.hairline}`,
});

export const list = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space[4] });
