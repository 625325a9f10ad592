import { media } from "../theme/conditions.ts";
import { vars } from "../theme/contract.css.ts";

const widthOf = (columns: string, gap: string) => `calc((100% - ${gap} * (${columns} - 1)) / ${columns})`;

/**
 * How the cards of a Shelf stand in their row at each width: part of the next card shows that there is more. Also for a page that
 * keeps the room of a shelf before any script runs.
 */
export const shelfRow = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: widthOf("2.3", vars.space[12]),
  gap: vars.space[12],
  "@media": {
    [media.tablet]: { gridAutoColumns: widthOf("3.3", vars.space[16]), gap: vars.space[16] },
    [media.desktop]: { gridAutoColumns: widthOf("4.25", vars.space[16]) },
    [media.wide]: { gridAutoColumns: widthOf("5.25", vars.space[16]) },
    [media.wider]: { gridAutoColumns: widthOf("6.25", vars.space[16]) },
    [media.widest]: { gridAutoColumns: widthOf("8", vars.space[16]) },
  },
} as const;
