import { createVar, style } from "@vanilla-extract/css";
import { layered } from "../../theme/layered.ts";

export const height = createVar();
export const rowStep = createVar();
export const columns = createVar();
export const gap = createVar();
export const row = createVar();
export const column = createVar();

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
