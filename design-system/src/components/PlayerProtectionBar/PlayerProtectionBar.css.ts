import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;
const { size, weight, lineHeight } = vars.font;

export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[16],
  minInlineSize: 0,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius.medium,
  background: background.raised,
  fontSize: size[14],
});

/** Keeps the icon beside the first line of its text. */
export const state = componentStyle({
  display: "flex",
  flex: "1 1 auto",
  alignItems: "start",
  gap: vars.space[12],
  minInlineSize: 0,
  paddingBlock: vars.space[4],
});

export const shield = componentStyle({ display: "inline-flex", flex: "none", color: text.information });

export const idle = componentStyle({ color: text.secondary, lineHeight: lineHeight.text });

export const figures = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[24],
  minInlineSize: 0,
});
export const figure = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[8],
  minInlineSize: 0,
});
export const name = componentStyle({ color: text.secondary, lineHeight: lineHeight.text });
export const value = componentStyle({
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  color: text.primary,
  overflowWrap: "anywhere",
});

/** Links have a large touch target around them; a negative margin lines up their text with the rest of the bar. */
export const ways = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[8]})`,
});
export const way = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.small,
  color: text.link,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  "@media": { [media.hover]: { ":hover": { background: background.hover } } },
});
