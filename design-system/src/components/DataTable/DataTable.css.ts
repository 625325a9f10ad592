import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { wrapping } from "../Badge/Badge.css.ts";

const { background, border, text } = vars.color;
const { size, weight, lineHeight } = vars.font;

export const BOX_SHARE = "70dvh";
export const hairline = `1px solid ${border.hairline}`;

export const root = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  minInlineSize: 0,
  fontSize: size[14],
  fontVariantNumeric: "tabular-nums",
});

export const toolbar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space[8],
});
export const tools = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  minInlineSize: 0,
  // A text is on the line of the table's own buttons.
  alignSelf: "center",
  color: text.secondary,
});
export const ownTools = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  "@media": { [media.print]: { display: "none" } },
});

export const state = componentStyle({
  border: hairline,
  borderRadius: vars.radius.large,
  background: background.card,
});
export const nothing = componentStyle({
  padding: vars.space[32],
  textAlign: "center",
  color: text.secondary,
  textWrap: "balance",
});

const run = keyframes({ from: { translate: "-100%" }, to: { translate: "350%" } });
const RUN_MS = 1400;

export const body = componentStyle({
  position: "relative",
  minInlineSize: 0,
  selectors: {
    // A thin light moves along the upper edge while newer records load.
    "&[data-refreshing]::before": {
      content: "",
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: vars.radius.large,
      zIndex: 2,
      inlineSize: "28%",
      blockSize: "2px",
      borderRadius: vars.radius.full,
      background: background.accent,
      animation: `${run} ${RUN_MS}ms ${vars.motion.easeInOut} infinite`,
    },
    "&[data-refreshing]": { overflow: "clip" },
  },
  "@media": {
    [media.reducedMotion]: { selectors: { "&[data-refreshing]::before": { animation: "none", inlineSize: "auto" } } },
  },
});

export const box = componentStyle({
  overflowX: "auto",
  border: hairline,
  borderRadius: vars.radius.large,
  background: background.card,
  scrollbarWidth: "thin",
  selectors: {
    // A focused row is scrolled to a place that the headings do not cover.
    "&[data-sticky-header]": {
      overflowY: "auto",
      maxBlockSize: BOX_SHARE,
      scrollPaddingBlockStart: vars.size.control.large,
    },
    "&[data-sticky-totals]": { scrollPaddingBlockEnd: vars.size.control.large },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
});

/**
 * Visible only to screen readers, and without any size. It stays in the normal flow of the table: some screen readers ignore a caption that
 * is positioned absolutely.
 */
export const caption = componentStyle({
  blockSize: "1px",
  marginBlockEnd: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const table = componentStyle({
  inlineSize: "100%",
  // Collapsed borders do not move with sticky headings.
  borderCollapse: "separate",
  borderSpacing: 0,
  lineHeight: lineHeight.text,
  // Badges break only between words, so a column is as wide as the longest word of its badges.
  vars: { [wrapping]: "break-word" },
});

const endCell = componentStyle({ textAlign: "end" });
/** A text after a number has more space before it, because both are aligned to the border between them. */
const startCell = componentStyle({
  textAlign: "start",
  overflowWrap: "break-word",
  selectors: { [`${endCell} + &`]: { paddingInlineStart: vars.space[32] } },
});
const edge = {
  paddingInline: vars.space[12],
  selectors: {
    "&:first-child": { paddingInlineStart: vars.space[16] },
    "&:last-child": { paddingInlineEnd: vars.space[16] },
  },
};

/** The cell of a checkbox that selects a row, or all rows of the page. */
export const checkCell = componentStyle({
  inlineSize: vars.space[48],
  paddingInlineStart: vars.space[16],
  borderBlockEnd: hairline,
  verticalAlign: "middle",
  selectors: {
    "thead > tr > &": { background: background.sunken },
    "tbody > tr:last-child > &": { borderBlockEnd: 0 },
    [`${box}[data-sticky-header] thead > tr > &`]: { position: "sticky", insetBlockStart: 0, zIndex: 2 },
  },
});

/** A checkbox whose label is only for screen readers. Fingers need a wider area than its box. */
export const check = style({});
/** The checkbox above the cards, with its label. */
export const pageCheck = style([check, layered({ marginBlockEnd: vars.space[12] })]);
globalStyle(`${check} label`, layered({ minInlineSize: vars.size.control.small }));

export const head = componentStyle({ color: text.secondary });

export const heading = recipe({
  base: layered({
    ...edge,
    blockSize: vars.size.control.medium,
    paddingBlock: vars.space[4],
    borderBlockEnd: hairline,
    background: background.sunken,
    fontSize: size[12],
    fontWeight: weight.semibold,
    lineHeight: lineHeight.heading,
    verticalAlign: "middle",
    selectors: {
      ...edge.selectors,
      "&[aria-sort]": { color: text.primary },
      [`${box}[data-sticky-header] &`]: { position: "sticky", insetBlockStart: 0, zIndex: 2 },
      [`${box}[data-scrolls] :is(&:first-child, ${checkCell} + &)`]: {
        position: "sticky",
        insetInlineStart: 0,
        zIndex: 3,
      },
    },
  }),
  // Amounts stay on one line, but their headings may wrap, so that columns to compare fit side by side without scrolling.
  variants: { align: { start: [startCell], end: [endCell, layered({ textWrap: "balance" })] } },
});

export const sorter = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: vars.size.control.small,
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.small,
  "@media": { [media.hover]: { ":hover": { background: background.hover, color: text.primary } } },
});
export const sortMark = componentStyle({
  display: "inline-flex",
  color: text.muted,
  selectors: { [`${sorter}[data-direction] &`]: { color: text.accent } },
});

export const row = componentStyle({
  // The button that opens a row covers it. WebKit needs the transform: it ignores the position of a row.
  position: "relative",
  transform: "translate(0)",
  selectors: { "&[data-selected]": { background: background.accentSoft } },
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@media": { [media.hover]: { ":hover": { background: background.hover } } },
});

/** The button that opens a row. Its area is the whole row or card. */
export const rowOpener = componentStyle({
  overflowWrap: "anywhere",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover, &:focus-visible": { color: text.accent },
  },
});
// Controls of a row stay above that button.
globalStyle(`${row} :is(a, button, label):not(${rowOpener})`, layered({ position: "relative", zIndex: 1 }));

export const selectionBar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: vars.size.control.small,
  color: text.secondary,
});

export const cell = recipe({
  base: layered({
    ...edge,
    blockSize: vars.size.control.large,
    paddingBlock: vars.space[8],
    borderBlockEnd: hairline,
    verticalAlign: "middle",
    selectors: {
      ...edge.selectors,
      "tbody > tr:last-child > &": { borderBlockEnd: 0 },
      "tfoot > tr > &": { borderBlockStart: `2px solid ${border.strong}`, borderBlockEnd: 0 },
      [`${box}[data-sticky-totals] tfoot > tr > &`]: {
        position: "sticky",
        insetBlockEnd: 0,
        zIndex: 1,
        background: background.raised,
      },
      [`${body}[data-refreshing] &`]: { color: text.muted },
    },
  }),
  variants: { align: { start: [startCell], end: [endCell, layered({ whiteSpace: "nowrap" })] } },
});

export const rowHeading = componentStyle({
  minInlineSize: "16ch",
  fontWeight: weight.medium,
  overflowWrap: "anywhere",
  selectors: {
    [`${box}[data-scrolls] &`]: {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: 1,
      minInlineSize: "24ch",
      background: background.card,
      borderInlineEnd: hairline,
    },
    [`${box}[data-scrolls] ${row}:hover > &`]: { background: background.hover },
    [`${box}[data-scrolls] tfoot &`]: { background: background.raised },
    [`${box}[data-scrolls][data-sticky-totals] tfoot > tr > &`]: { zIndex: 2 },
  },
});

export const totals = componentStyle({
  fontWeight: weight.bold,
  background: background.raised,
});

export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  selectors: { [`${root}[data-form="cards"] &`]: { justifyContent: "center" } },
});
export const place = componentStyle({ color: text.secondary, unicodeBidi: "plaintext" });

export const choices = componentStyle({
  display: "grid",
  minInlineSize: "200px",
  maxBlockSize: "60dvh",
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  overflowY: "auto",
  outline: "none",
});
