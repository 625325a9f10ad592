import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const rowStep = createVar();
export const columns = createVar();
export const gap = createVar();
/** These properties are not inherited, so that elements inside different cards can share one computed style. */
const own = { syntax: "*", inherits: false } as const;
export const height = createVar(own);
export const wholeRows = createVar(own);
export const row = createVar(own);
export const column = createVar(own);

/** Keeps the placeholder from showing behind a card's round corners, or behind a card that is raised on hover. */
const INSET = vars.space[4];
const END = `calc(100% - ${gap} - 2 * ${INSET})`;

/**
 * Reserves the height of all rows, so that the scroll bar is correct. One background image shows placeholders for cards that are not
 * rendered yet; elements would cost as much as the cards.
 */
export const virtual = componentStyle({
  position: "relative",
  blockSize: height,
  "::before": {
    vars: { [wholeRows]: "inherit" },
    content: "",
    position: "absolute",
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: `calc(${wholeRows} * ${rowStep})`,
    backgroundImage: `conic-gradient(from 270deg at ${END} ${END}, ${vars.color.background.skeleton} 25%, transparent 0)`,
    backgroundSize: `calc((100% + ${gap}) / ${columns}) ${rowStep}`,
    backgroundPosition: `${INSET} ${INSET}`,
    pointerEvents: "none",
  },
  "@media": { [media.forcedColors]: { "::before": { content: "none" } } },
});

/** Contained, so that a new row causes no layout of the others. */
export const cell = componentStyle({
  position: "absolute",
  insetBlockStart: `calc(${row} * ${rowStep})`,
  insetInlineStart: `calc(${column} * (100% + ${gap}) / ${columns})`,
  inlineSize: `calc((100% + ${gap}) / ${columns} - ${gap})`,
  contain: "layout style",
});
