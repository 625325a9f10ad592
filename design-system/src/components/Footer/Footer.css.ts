import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const COLUMN_PX = 220;

export const footer = componentStyle({
  paddingBlock: vars.space[32],
  paddingInline: vars.size.gutter,
  background: vars.color.background.sunken,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size[14],
});

// Columns of similar height, for any number of sections. No section is alone in its row.
export const columns = componentStyle({
  columnWidth: `${COLUMN_PX}px`,
  columnGap: vars.space[32],
  maxInlineSize: vars.size.content,
  marginInline: "auto",
});

export const section = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  minInlineSize: 0,
  breakInside: "avoid",
  paddingBlockEnd: vars.space[32],
});

// As a flex item, a link gets its minimum height as a touch target; inline it would not.
globalStyle(`${section} li`, layered({ display: "flex" }));

export const heading = componentStyle({
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.primary,
});

export const legal = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[16],
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.font.size[12],
  color: vars.color.text.secondary,
});
