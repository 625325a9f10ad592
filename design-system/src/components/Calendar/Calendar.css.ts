import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

const WEEK = `calc(7 * ${vars.size.control.medium})`;

/**
 * Around a calendar that stands alone: not wider than its days need. Seven touch targets are wider than a page of 320 px between its margins,
 * so it extends into them.
 */
export const alone = componentStyle({
  maxInlineSize: "20rem",
  marginInline: `clamp(-1 * ${vars.space[16]}, (100% - ${WEEK}) / 2, 0px)`,
});

export const calendar = componentStyle({ display: "grid", gap: vars.space[12] });

export const months = componentStyle({
  position: "relative",
  display: "flex",
  justifyContent: "center",
  gap: vars.space[24],
});

export const month = componentStyle({
  flex: "1 1 auto",
  minInlineSize: WEEK,
  selectors: { [`${alone} &`]: { minInlineSize: 0 } },
});

/** The buttons for the previous and the next month are beside the titles. */
export const step = recipe({
  base: layered({ position: "absolute", insetBlockStart: 0 }),
  variants: {
    side: {
      start: layered({ insetInlineStart: 0 }),
      end: layered({ insetInlineEnd: 0 }),
    },
  },
});

export const title = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: vars.size.control.medium,
  // Space for the buttons at both ends.
  paddingInline: vars.size.control.medium,
  fontSize: vars.font.size[16],
  fontWeight: vars.font.weight.semibold,
  textAlign: "center",
});

export const grid = componentStyle({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: `0 ${vars.space[2]}`,
});

globalStyle(`${grid} td, ${grid} th`, layered({ padding: 0 }));

export const weekday = componentStyle({
  blockSize: vars.space[32],
  minInlineSize: vars.size.control.medium,
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.medium,
  color: text.muted,
  textAlign: "center",
});

/** The days of a chosen range form one band; only its first and last day have round corners. */
export const cell = componentStyle({
  selectors: {
    "&[data-in-range]": {
      backgroundColor: background.accentSoft,
      boxShadow: `inset 0 1px ${border.accent}, inset 0 -1px ${border.accent}`,
    },
    "&[data-in-range]:is(:first-child, [data-first])": {
      borderStartStartRadius: vars.radius.full,
      borderEndStartRadius: vars.radius.full,
    },
    "&[data-in-range]:is(:last-child, [data-last])": {
      borderStartEndRadius: vars.radius.full,
      borderEndEndRadius: vars.radius.full,
    },
    "&[data-in-range][data-invalid]": { backgroundColor: background.dangerSoft, boxShadow: "none" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-in-range]": { borderBlock: "2px solid Highlight" },
      },
    },
  },
});

export const day = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: vars.size.control.medium,
  borderRadius: vars.radius.full,
  color: text.primary,
  fontSize: vars.font.size[14],
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  outline: "none",
  touchAction: "manipulation",
  userSelect: "none",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    "&[data-disabled]": { color: text.muted, opacity: 0.45, cursor: "default" },
    "&[data-unavailable]": { color: text.muted, textDecoration: "line-through", cursor: "default" },
    "&[data-end]": {
      backgroundColor: background.accent,
      color: text.onAccent,
      fontWeight: vars.font.weight.bold,
      boxShadow: vars.elevation[1],
    },
    // Bold text and a dot mark today, so that colour is not the only sign.
    "&[data-today]": { fontWeight: vars.font.weight.bold },
    "&[data-today]::after": {
      content: "",
      position: "absolute",
      insetBlockEnd: "4px",
      inlineSize: "5px",
      blockSize: "5px",
      rotate: "45deg",
      backgroundColor: "currentColor",
    },
    "&:focus-visible": { outline: `2px solid ${border.focus}`, outlineOffset: "1px" },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover:not([data-disabled], [data-unavailable], [data-end])": { backgroundColor: background.hover },
      },
    },
    [media.forcedColors]: {
      selectors: {
        "&[data-end]": { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
        "&:is([data-disabled], [data-unavailable])": { color: "GrayText", opacity: 1 },
        // In forced colours the browser would replace the colour of the dot.
        "&[data-today]::after": { backgroundColor: "CanvasText", forcedColorAdjust: "none" },
        "&[data-today][data-end]::after": { backgroundColor: "HighlightText" },
        // Negative margins, so that the borders of the band take no space.
        "[data-in-range] > &": { marginBlock: "-2px" },
        "&:focus-visible": { outlineColor: "Highlight" },
      },
    },
  },
});

export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  minBlockSize: vars.size.control.small,
  paddingInline: vars.space[8],
});

export const note = componentStyle({
  flex: "1 1 0",
  minInlineSize: 0,
  color: text.secondary,
  fontSize: vars.font.size[14],
  overflowWrap: "anywhere",
});
