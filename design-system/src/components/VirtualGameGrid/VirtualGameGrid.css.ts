import { createVar, style } from "@vanilla-extract/css";
import { layered } from "../../theme/layered.ts";

export const rowStep = createVar();
export const columns = createVar();
export const gap = createVar();
/** What is an element's own does not reach its descendants: those of all cards share their computed styles. */
const own = { syntax: "*", inherits: false } as const;
export const height = createVar(own);
export const row = createVar(own);
export const column = createVar(own);

/** All rows have their room, drawn or not: the scroll bar tells the truth. */
export const virtual = style(layered({ position: "relative", blockSize: height }));

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
