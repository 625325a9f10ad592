import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { body, hairline, rowOpener } from "./DataTable.css.ts";

const { background, border, text } = vars.color;
const { size, weight, lineHeight } = vars.font;

export const cards = componentStyle({ display: "grid", gap: vars.space[12] });

export const card = componentStyle({
  position: "relative",
  minInlineSize: 0,
  padding: vars.space[16],
  border: hairline,
  borderRadius: vars.radius.large,
  background: background.card,
  selectors: {
    [`${body}[data-refreshing] &`]: { color: text.muted },
    "&[data-selected]": { borderColor: border.accent, background: background.accentSoft },
  },
});
// Controls of a card stay above the button that opens it.
globalStyle(`${card} :is(a, button, label):not(${rowOpener})`, layered({ position: "relative", zIndex: 1 }));
export const totalsCard = componentStyle({
  background: background.raised,
  borderBlockStart: `2px solid ${border.strong}`,
  fontWeight: weight.bold,
});
export const cardHead = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  marginBlockEnd: vars.space[8],
});
export const cardTitle = componentStyle({
  minInlineSize: 0,
  // Keeps the title beside the checkbox of a card that can be selected.
  marginInlineEnd: "auto",
  fontSize: size[16],
  fontWeight: weight.semibold,
  lineHeight: lineHeight.heading,
  overflowWrap: "anywhere",
  selectors: { "&:lang(bn)": { lineHeight: lineHeight.text } },
});
export const cardAside = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minInlineSize: 0,
});

export const lines = componentStyle({ display: "grid" });
export const line = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[16],
  paddingBlock: vars.space[4],
  selectors: { "& + &": { borderBlockStart: hairline } },
});
export const lineLabel = componentStyle({ color: text.secondary, fontWeight: weight.regular });
export const lineValue = componentStyle({
  flex: "1 1 auto",
  minInlineSize: 0,
  textAlign: "end",
  overflowWrap: "anywhere",
});

export const sortField = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginBlockEnd: vars.space[12],
});
/** The native select and its chevron share one grid cell. */
export const sortFrame = componentStyle({
  display: "grid",
  flex: "1 1 auto",
  alignItems: "center",
  minInlineSize: 0,
  color: text.muted,
});
export const sortChevron = componentStyle({
  gridArea: "1 / 1",
  justifySelf: "end",
  display: "flex",
  marginInlineEnd: vars.space[12],
  pointerEvents: "none",
});
export const sortChoice = componentStyle({
  gridArea: "1 / 1",
  appearance: "none",
  minInlineSize: 0,
  minBlockSize: vars.size.control.medium,
  paddingInlineStart: vars.space[12],
  paddingInlineEnd: vars.space[32],
  textOverflow: "ellipsis",
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.small,
  background: background.field,
  color: text.primary,
  // Phones zoom the page when a field with a font size below 16 px is focused.
  fontSize: size[16],
});
