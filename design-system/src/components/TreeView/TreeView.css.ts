import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

/** Number of ancestors of a row. */
export const depth = createVar();
/** Used when only a part of the tree is in the document: position of a row, and height of all rows. */
export const start = createVar();
export const height = createVar();
const step = createVar();
const indent = createVar();
const DEEPEST = 8;
const CHOSEN_MARK_PX = 3;
const WAITING_WIDTH = "40%";

export const tree = componentStyle({
  display: "grid",
  minInlineSize: 0,
  padding: vars.space[4],
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius.large,
  background: background.card,
  // Deep trees must fit on a phone: indents are smaller, and there are none beyond the eighth level.
  vars: { [step]: vars.space[12] },
  "@media": { [media.tablet]: { vars: { [step]: vars.space[24] } } },
  selectors: {
    "&[data-windowed]": {
      display: "block",
      position: "relative",
      blockSize: `calc(${height} + 2 * ${vars.space[4]} + 2px)`,
    },
  },
});

export const row = componentStyle({
  vars: { [indent]: `calc(min(${depth}, ${DEEPEST}) * ${step})` },
  position: "relative",
  display: "flex",
  // Icon and label are on the same line, even if the label wraps.
  alignItems: "start",
  minInlineSize: 0,
  minBlockSize: vars.size.control.medium,
  paddingInlineStart: indent,
  paddingInlineEnd: vars.space[12],
  // One vertical line for each ancestor, below its chevron.
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: `calc(${vars.size.control.small} / 2)`,
    inlineSize: indent,
    background: `repeating-linear-gradient(to right, ${border.hairline} 0 1px, transparent 1px ${step})`,
    pointerEvents: "none",
  },
  gap: vars.space[4],
  borderRadius: vars.radius.small,
  fontSize: vars.font.size[14],
  color: text.primary,
  cursor: "pointer",
  selectors: {
    "&:dir(rtl)::before": { transform: "scaleX(-1)" },
    [`${tree}[data-windowed] > &`]: {
      position: "absolute",
      // A new row causes no layout of the others.
      contain: "layout style",
      insetInline: vars.space[4],
      insetBlockStart: `calc(${start} + ${vars.space[4]})`,
    },
    '&[data-kind="waiting"]': { cursor: "default" },
    "&:focus-visible": { outlineOffset: "-2px" },
    '&[aria-selected="true"]': {
      background: background.accentSoft,
      fontWeight: vars.font.weight.semibold,
      boxShadow: `inset ${CHOSEN_MARK_PX}px 0 0 ${border.accent}`,
    },
    '&[aria-selected="true"]:dir(rtl)': { boxShadow: `inset -${CHOSEN_MARK_PX}px 0 0 ${border.accent}` },
  },
  "@media": {
    [media.hover]: { ":hover": { background: background.hover } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});

export const opener = componentStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.size.control.small,
  blockSize: vars.size.control.medium,
  borderRadius: vars.radius.small,
  color: text.muted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state="open"]': { rotate: "90deg" },
    '&[data-state="open"]:dir(rtl)': { rotate: "-90deg" },
  },
  "@media": { [media.forcedColors]: { color: "inherit" } },
});

export const icon = componentStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  blockSize: vars.size.control.medium,
  marginInlineEnd: vars.space[4],
  color: text.secondary,
  selectors: { '[data-kind="failed"] > &': { color: text.danger }, '[data-kind="more"] > &': { color: text.link } },
  "@media": { [media.forcedColors]: { color: "inherit" } },
});

/** Label, tag and detail side by side; they wrap if they do not fit. */
export const body = componentStyle({
  display: "flex",
  flex: "1 1 auto",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[8],
  rowGap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.size.control.medium,
  paddingBlock: vars.space[4],
});

export const label = componentStyle({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  lineHeight: vars.font.lineHeight.heading,
});

export const detail = componentStyle({
  marginInlineStart: "auto",
  color: text.secondary,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: "end",
  // Keeps a number before its word, in any language.
  unicodeBidi: "plaintext",
  "@media": { [media.forcedColors]: { color: "inherit" } },
});

export const action = componentStyle({
  color: text.link,
  fontWeight: vars.font.weight.medium,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  "@media": { [media.forcedColors]: { color: "inherit" } },
});

export const waiting = componentStyle({
  alignSelf: "center",
  inlineSize: WAITING_WIDTH,
  marginInlineStart: vars.size.control.small,
});
