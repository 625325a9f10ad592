import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const state = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[8],
  paddingBlock: vars.space[32],
  paddingInline: vars.space[16],
  textAlign: "center",
});

export const title = componentStyle({
  marginBlockStart: vars.space[8],
  fontSize: vars.font.size[18],
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.heading,
  color: vars.color.text.primary,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const text = componentStyle({
  maxInlineSize: "44ch",
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.text,
  color: vars.color.text.secondary,
  overflowWrap: "anywhere",
  textWrap: "pretty",
});

export const action = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[12],
  marginBlockStart: vars.space[12],
});

export const detail = componentStyle({
  fontSize: vars.font.size[12],
  color: vars.color.text.muted,
  overflowWrap: "anywhere",
});
