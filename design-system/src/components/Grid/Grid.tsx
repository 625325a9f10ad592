import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { alignments, gaps } from "../../foundations/layout.css.ts";
import type { Alignment, LayoutElement, Space } from "../../foundations/layout-options.ts";
import { byWidth, fitting, grid, pairs } from "./Grid.css.ts";
import type { GridColumns, GridFit, GridWidth } from "./grid-options.ts";

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** Its HTML element. @default "div" */
  as?: LayoutElement;
  /**
   * How many columns: a number for every width, or one for a width and all wider ones: `{ phone: 1, desktop: 3 }`.
   * @default as many as `fit` allows
   */
  columns?: GridColumns | Partial<Record<GridWidth, GridColumns>>;
  /**
   * Where `columns` is absent: as many columns as have at least this width – 160, 240 or 320 px.
   * @default "medium"
   */
  fit?: GridFit;
  /** Space between the parts, in px. @default 16 */
  gap?: Space;
  /**
   * Where a phone shows two in a row, a last one without a neighbour takes the whole row.
   * @default false: its neighbour's place stays empty
   */
  fillsLastRow?: boolean;
  /** Across each row. @default "stretch" */
  align?: Alignment;
  /** The cells. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Parts in columns of one width. For game cards use GameGrid, which knows how many a lobby shows. */
export function Grid(props: GridProps) {
  const {
    as = "div",
    columns,
    fit = "medium",
    gap = 16,
    align = "stretch",
    fillsLastRow = false,
    children,
    ref,
    ...rest
  } = props;
  // One element type stands for all: they share the attributes used here.
  const Element = as as "div";
  const columnNames = columnClasses(columns, fit);
  if (fillsLastRow) columnNames.push(...pairClasses(columns));
  const className = [grid, gaps[gap], alignments[align], ...columnNames].join(" ");
  return (
    <Element {...rest} ref={ref as Ref<HTMLDivElement>} className={className}>
      {children}
    </Element>
  );
}

function columnClasses(columns: GridProps["columns"], fit: GridFit): string[] {
  if (columns === undefined) return [fitting[fit]];
  if (typeof columns === "number") return [byWidth.phone[columns]];
  const widths = Object.keys(columns) as GridWidth[];
  return widths.flatMap((width) => {
    const count = columns[width];
    return count === undefined ? [] : [byWidth[width][count]];
  });
}

/** In pairs from a phone on, until a width has another number of columns. */
function pairClasses(columns: GridProps["columns"]): string[] {
  const named = typeof columns === "number" ? { phone: columns } : (columns ?? {});
  if (named.phone !== 2) return [];
  const end = (["tablet", "desktop", "wide"] as const).find((width) => (named[width] ?? 2) !== 2);
  return [pairs[end ?? "always"]];
}
