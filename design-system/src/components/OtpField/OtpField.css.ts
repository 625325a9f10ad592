import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

/** How many cells there are. */
export const digits = createVar();
/** Width of a cell with the gap behind it. */
const pitch = createVar();
const GAP = vars.space[8];

// The caret's room behind the last cell widens no page; the ring of the first and last cell stays.
export const frame = style(
  layered({
    containerType: "inline-size",
    overflowX: "clip",
    paddingInline: vars.space[2],
    marginInline: `calc(-1 * ${vars.space[2]})`,
  }),
);

/** As wide as a finger likes, narrower where the cells would not fit. */
export const row = style(
  layered({
    vars: { [pitch]: `min(${vars.size.control.large} + ${GAP}, (100cqi + ${GAP}) / ${digits})` },
    position: "relative",
    inlineSize: `calc(${pitch} * ${digits} - ${GAP})`,
    blockSize: `calc(${vars.size.control.large} + ${vars.space[8]})`,
    // A code is read from left to right in every script.
    direction: "ltr",
  }),
);

export const cells = style(layered({ display: "flex", gap: GAP, blockSize: "100%" }));

export const cell = style(
  layered({
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
  }),
);

/** Lies over the cells; equal figures and the space between them put each digit in the middle of its own. */
export const input = style(
  layered({
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    // Room for the caret behind the last digit, else the browser scrolls the digits off their cells.
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
    // A band across the gaps would hide which digit stands where.
    "::selection": { backgroundColor: "transparent", color: text.accent },
    selectors: { "&:disabled": { color: text.muted, WebkitTextFillColor: text.muted, opacity: 1 } },
  }),
);
