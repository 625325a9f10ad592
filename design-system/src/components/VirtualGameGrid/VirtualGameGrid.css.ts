import { createVar, style } from "@vanilla-extract/css";
import { layered } from "../../theme/layered.ts";

export const rowCount = createVar();
export const rowHeight = createVar();
export const row = createVar();
export const column = createVar();

/** All rows have their room, drawn or not: the scroll bar tells the truth. */
export const virtual = style(
  layered({
    gridTemplateRows: `repeat(${rowCount}, ${rowHeight})`,
    // A column that only a cell placed before the window became narrow asks for has no width: it is not counted.
    gridAutoColumns: 0,
  }),
);

export const cell = style(layered({ gridRow: row, gridColumn: column, minInlineSize: 0 }));
