import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { alignments, gaps } from "../../foundations/layout/layout.css.ts";
import type { Alignment, LayoutElement, Space } from "../../foundations/layout/layout-options.ts";
import { byWidth, fitting, grid, pairs } from "./Grid.css.ts";
import type { GridColumns, GridFit, GridWidth } from "./grid-options.ts";

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes> {
  /** HTML element to render. @default "div" */
  as?: LayoutElement;
  /**
   * Number of columns: one number for every width, or one from each breakpoint on: `{ phone: 1, desktop: 3 }`.
   * @default as many as `fit` allows
   */
  columns?: GridColumns | Partial<Record<GridWidth, GridColumns>>;
  /** Least column width if `columns` is not set: 160, 240 or 320 px. The grid has as many columns as fit. @default "medium" */
  fit?: GridFit;
  /** Space between the cells, in px. @default 16 */
  gap?: Space;
  /**
   * Where a phone shows two columns, a last cell without a neighbour spans the whole row.
   * @default false: the place beside it stays empty
   */
  fillsLastRow?: boolean;
  /** Vertical alignment of the cells in their row. @default "stretch" */
  align?: Alignment;
  /** The cells. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Cells in columns of equal width. For game cards use GameGrid, which has the lobby's numbers of columns. */
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
  // TypeScript cannot check a union of tag names. "div" is used for all: they share the attributes used here.
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

/** Classes for two columns on phones, until a breakpoint sets another number. */
function pairClasses(columns: GridProps["columns"]): string[] {
  const named = typeof columns === "number" ? { phone: columns } : (columns ?? {});
  if (named.phone !== 2) return [];
  const end = (["tablet", "desktop", "wide"] as const).find((width) => (named[width] ?? 2) !== 2);
  return [pairs[end ?? "always"]];
}
