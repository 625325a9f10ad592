import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

export const rowStep = createVar();
export const columns = createVar();
export const gap = createVar();
/** What is an element's own does not reach its descendants: those of all cards share their computed styles. */
const own = { syntax: "*", inherits: false } as const;
export const height = createVar(own);
export const wholeRows = createVar(own);
export const row = createVar(own);
export const column = createVar(own);

/** A card's round corners must not show what stands behind it, nor a card that is lifted under the mouse. */
const INSET = vars.space[4];
const END = `calc(100% - ${gap} - 2 * ${INSET})`;

/**
 * All rows have their room, drawn or not: the scroll bar tells the truth, and a place whose card is still to come looks like one. They
 * are one picture: elements would cost what the cards do.
 */
export const virtual = style(
  layered({
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
  }),
);

/** Stands by itself, so that a new row is no reason to lay out the others. */
export const cell = style(
  layered({
    position: "absolute",
    insetBlockStart: `calc(${row} * ${rowStep})`,
    insetInlineStart: `calc(${column} * (100% + ${gap}) / ${columns})`,
    inlineSize: `calc((100% + ${gap}) / ${columns} - ${gap})`,
    contain: "layout style",
  }),
);
