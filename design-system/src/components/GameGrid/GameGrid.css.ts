import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

/** Least width of a column. In a narrow part of a wide page there are fewer columns, because a name needs this space. */
const LEAST = "112px";
const columns = (count: number, gap: string) => ({
  gap,
  // Subtracts 0.1 px, because rounding up by the browser must not lose a column.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${LEAST}, (100% - ${count - 1} * ${gap}) / ${count} - 0.1px), 1fr))`,
});

export const grid = componentStyle({
  display: "grid",
  ...columns(2, vars.space[12]),
  "@media": {
    [media.tablet]: columns(3, vars.space[16]),
    [media.desktop]: columns(5, vars.space[16]),
    [media.wider]: columns(6, vars.space[16]),
    [media.widest]: columns(8, vars.space[16]),
  },
});
