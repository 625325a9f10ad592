import { createVar, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text, category } = vars.color;
const { size, weight, lineHeight } = vars.font;

export const result = componentStyle({
  display: "grid",
  gap: vars.space[16],
  minInlineSize: 0,
  padding: vars.space[16],
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius.large,
  background: background.card,
});

export const header = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  minInlineSize: 0,
});

export const mark = componentStyle({
  display: "inline-flex",
  flex: "none",
  padding: vars.space[8],
  borderRadius: vars.radius.medium,
  background: background.sunken,
  color: category.lottery,
});

export const titles = componentStyle({ flex: "1 1 12ch", minInlineSize: 0 });
export const game = componentStyle({
  fontSize: size[16],
  fontWeight: weight.semibold,
  color: text.primary,
  overflowWrap: "anywhere",
  selectors: { "&:lang(bn)": { lineHeight: lineHeight.text } },
});
export const issue = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[12],
  fontSize: size[14],
  fontVariantNumeric: "tabular-nums",
  color: text.secondary,
  overflowWrap: "anywhere",
});

// Draw number and time each keep their own text direction.
globalStyle(`${issue} > *`, layered({ unicodeBidi: "isolate" }));
export const time = componentStyle({ overflowWrap: "anywhere" });

export const balls = componentStyle({ minInlineSize: 0 });

export const prizes = componentStyle({
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  tableLayout: "fixed",
});
export const caption = componentStyle({
  paddingBlockEnd: vars.space[8],
  fontSize: size[14],
  fontWeight: weight.semibold,
  textAlign: "start",
  color: text.secondary,
});
/** Every second row has another background, because a table of 27 numbers is read across. */
export const prize = componentStyle({ selectors: { "&:nth-child(even)": { background: background.sunken } } });

const cellRule = {
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  borderBlockStart: `1px solid ${border.hairline}`,
  verticalAlign: "middle",
} as const;
const special = `${prize}[data-prize="special"] > &`;

export const prizeName = componentStyle({
  ...cellRule,
  inlineSize: "32%",
  fontSize: size[14],
  fontWeight: weight.medium,
  lineHeight: lineHeight.heading,
  color: text.secondary,
  overflowWrap: "anywhere",
  selectors: { [special]: { color: text.accent, fontWeight: weight.bold } },
});
export const prizeNumbers = componentStyle({
  ...cellRule,
  fontSize: size[16],
  fontWeight: weight.semibold,
  color: text.primary,
  selectors: { [special]: { fontSize: size[22], fontWeight: weight.bold, color: text.accent } },
});
/** Numbers in a row. The rows of a prize have the same length where possible. */
export const perRow = createVar();

export const numbers = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  rowGap: vars.space[4],
  letterSpacing: "0.06em",
});
globalStyle(`${numbers} > *`, layered({ flex: `0 0 calc(100% / ${perRow})`, textAlign: "center" }));
