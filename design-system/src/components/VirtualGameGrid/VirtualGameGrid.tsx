import { assignInlineVars } from "@vanilla-extract/dynamic";
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { SLOT_PAGE_BY_WIDTH, useWidthStep } from "../../foundations/use-width-step.ts";
import { grid } from "../GameGrid/GameGrid.css.ts";
import { itemsOfRows, sameMeasures, type GridMeasures } from "./rules.ts";
import * as styles from "./VirtualGameGrid.css.ts";

/** Rows above and below the window that are drawn already. */
const ROWS_AHEAD = 2;

export interface VirtualGameGridProps<Item> extends Omit<
  HTMLAttributes<HTMLUListElement>,
  ClosedAttributes | "children"
> {
  /** Name of the list: "All slots". */
  label: string;
  /** All of them; only those near the screen are drawn. */
  items: readonly Item[];
  /** Tells the items apart. */
  itemKey: (item: Item) => string;
  /** Draws one GameCard. All cards of a grid are equally high. */
  children: (item: Item, index: number) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/**
 * A GameGrid for more than one page (R499): beyond it, only the rows near the window are in the document, so that six hundred games
 * scroll like twenty. The page's own scroll bar; a focused card stays. What is not drawn is not found by the browser's search: offer
 * a SearchField.
 */
export function VirtualGameGrid<Item>(props: VirtualGameGridProps<Item>) {
  const { label, items, itemKey, children, ref, ...rest } = props;
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current);
  const pageSize = useWidthStep(SLOT_PAGE_BY_WIDTH);
  const isLong = items.length > pageSize;
  const measures = useMeasures(list);
  const { columns, rowPx, gapPx, topPx } = measures ?? { columns: 1, rowPx: 0, gapPx: 0, topPx: 0 };
  const rowCount = Math.ceil(items.length / columns);
  const focusedRow = useFocusedRow(list, columns);

  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    enabled: isLong && measures !== undefined,
    estimateSize: () => rowPx,
    gap: gapPx,
    overscan: ROWS_AHEAD,
    scrollMargin: topPx,
    // A card that is scrolled away must not take the focus with it (WCAG 2.4.3).
    rangeExtractor: (range: Range) =>
      focusedRow === undefined || focusedRow >= rowCount
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), focusedRow])].sort((a, b) => a - b),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx, gapPx, columns]);

  const isVirtual = isLong && measures !== undefined;
  const rows = isVirtual ? virtualizer.getVirtualItems().map(({ index }) => index) : [];
  // Before the first measure one page is drawn: it is what is measured.
  const shown = isVirtual
    ? itemsOfRows(rows, columns, items.length)
    : items.slice(0, pageSize).map((_, index) => index);
  const size = isVirtual
    ? assignInlineVars({ [styles.rowCount]: String(rowCount), [styles.rowHeight]: `${rowPx}px` })
    : undefined;
  return (
    <ul {...rest} ref={list} className={`${grid} ${isVirtual ? styles.virtual : ""}`} style={size} aria-label={label}>
      {shown.map((index) => {
        const item = items[index];
        if (item === undefined) return null;
        const cell = isVirtual
          ? assignInlineVars({
              [styles.row]: String(Math.floor(index / columns) + 1),
              [styles.column]: String((index % columns) + 1),
            })
          : undefined;
        return (
          <li
            key={itemKey(item)}
            className={isVirtual ? styles.cell : undefined}
            style={cell}
            aria-setsize={isVirtual ? items.length : undefined}
            aria-posinset={isVirtual ? index + 1 : undefined}
          >
            {children(item, index)}
          </li>
        );
      })}
    </ul>
  );
}

/** The row that holds the focus. */
function useFocusedRow(list: { readonly current: HTMLUListElement | null }, columns: number): number | undefined {
  const [position, setPosition] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const element = list.current;
    const follow = (event: FocusEvent) => {
      const cell = event.target instanceof Element ? event.target.closest("li") : null;
      setPosition(Number(cell?.getAttribute("aria-posinset")));
    };
    element?.addEventListener("focusin", follow, { signal });
    element?.addEventListener("focusout", () => setPosition(0), { signal });
    return () => controller.abort();
  }, [list]);
  return position > 0 ? Math.floor((position - 1) / columns) : undefined;
}

/** Columns and row height as the style sheet makes them, and where the list begins in the page. */
function useMeasures(list: { readonly current: HTMLUListElement | null }): GridMeasures | undefined {
  const [measures, setMeasures] = useState<GridMeasures>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      const card = element.querySelector(":scope > li > *");
      if (!card) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const next: GridMeasures = {
        columns: gridTemplateColumns.split(" ").filter((track) => track !== "0px").length,
        rowPx: card.getBoundingClientRect().height,
        gapPx: Number.parseFloat(rowGap) || 0,
        topPx: element.getBoundingClientRect().top + window.scrollY,
      };
      setMeasures((before) => (before && sameMeasures(before, next) ? before : next));
    };
    look();
    // The list itself, and what stands above it.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return measures;
}
