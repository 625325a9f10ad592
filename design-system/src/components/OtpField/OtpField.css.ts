import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

/** Number of cells. */
export const digits = createVar();
/** Width of a cell and the gap after it. */
const pitch = createVar();
const GAP = vars.space[8];

// Clips the extra space for the caret after the last cell, so that it does not widen the page, but not the focus ring of the first and last
// cell.
export const frame = componentStyle({
  containerType: "inline-size",
  overflowX: "clip",
  paddingInline: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
});

/** Each cell has the least width for touch, or less if the cells would not fit. */
export const row = componentStyle({
  vars: { [pitch]: `min(${vars.size.control.large} + ${GAP}, (100cqi + ${GAP}) / ${digits})` },
  position: "relative",
  inlineSize: `calc(${pitch} * ${digits} - ${GAP})`,
  blockSize: `calc(${vars.size.control.large} + ${vars.space[8]})`,
  // A code is read from left to right in every script.
  direction: "ltr",
});

export const cells = componentStyle({ display: "flex", gap: GAP, blockSize: "100%" });

export const cell = componentStyle({
  flex: "1 1 0",
  minInlineSize: 0,
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.medium,
  backgroundColor: background.field,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    "[data-invalid] &": { borderColor: border.danger },
    "[data-disabled] &": { backgroundColor: background.sunken, borderColor: border.hairline },
    [`${cells}:has(+ :focus) &[data-next]`]: { borderColor: border.focus, boxShadow: `0 0 0 1px ${border.focus}` },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        [`${cells}:has(+ :focus) &[data-next]`]: { outline: "2px solid Highlight" },
        "[data-disabled] &": { borderColor: "GrayText" },
      },
    },
  },
});

/** Lies over the cells. Digits of equal width and letter spacing put each digit in the middle of its cell. */
export const input = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  // Extra space for the caret after the last digit. Otherwise the browser scrolls the digits out of their cells.
  inlineSize: `calc(${pitch} * (${digits} + 0.5))`,
  clipPath: `inset(0 calc(${pitch} * 0.5 - ${GAP} / 2) 0 0)`,
  margin: 0,
  padding: 0,
  paddingInlineStart: `calc((${pitch} - ${GAP} - 1ch) / 2)`,
  border: 0,
  outline: "none",
  background: "none",
  color: text.primary,
  fontSize: vars.font.size[22],
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: `calc(${pitch} - 1ch)`,
  // The usual selection colour would also cover the gaps and hide which digit is in which cell.
  "::selection": { backgroundColor: "transparent", color: text.accent },
  selectors: { "&:disabled": { color: text.muted, WebkitTextFillColor: text.muted, opacity: 1 } },
});
