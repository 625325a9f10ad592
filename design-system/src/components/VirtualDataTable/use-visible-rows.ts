import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from "@tanstack/react-virtual";
import { type FocusEvent, type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import type { DataView } from "../DataTable/columns.ts";
import { gapsBetween, placesWith } from "./rules.ts";

/** Rows that are rendered before and after the visible ones: a page of them, so that Tab and fast scrolling find the next row. */
const ROWS_AHEAD = 10;
/** Height of the box until it is measured, as on a server. */
const BOX_PX = 600;

export interface VisibleRow<Row> {
  key: string;
  row: Row;
  /** Index of the record, from 0. */
  index: number;
  /** Space before the row, where records are not rendered, in px. */
  gapPx: number;
}

export interface VisibleRows<Row> {
  rows: readonly VisibleRow<Row>[];
  /** Space after the last row, in px. */
  endPx: number;
  /** Ref of every row. The row needs its index as `data-index`. */
  measure: (element: Element | null) => void;
  /** Attributes of the element around the rows. */
  followFocus: {
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Returns the rows near the viewport of a box, and the one with the focus.
 * @param usualPx estimated height of a row until it is measured
 */
export function useVisibleRows<Row>(
  box: RefObject<HTMLElement | null>,
  { rows: all, sort }: Pick<DataView<Row>, "rows" | "sort">,
  usualPx: number,
): VisibleRows<Row> {
  const [focusedKey, setFocusedKey] = useState<string>();
  const focused = useMemo(() => {
    const index = focusedKey === undefined ? -1 : all.findIndex(({ key }) => key === focusedKey);
    return index < 0 ? undefined : index;
  }, [all, focusedKey]);
  // The library measures all rows again when it gets another function.
  const getItemKey = useCallback((index: number) => all[index]?.key ?? index, [all]);
  const virtualizer = useVirtualizer({
    count: all.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualPx,
    getItemKey,
    overscan: ROWS_AHEAD,
    // Measured heights that change the rows at once would make the browser report an endless loop of the observer.
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 0, height: BOX_PX },
    // A hidden box and its rows have no height. The box keeps its rows until it is shown.
    observeElementRect: (instance, take) => observeElementRect(instance, (rect) => rect.height > 0 && take(rect)),
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || usualPx,
    rangeExtractor: (range: Range) => placesWith(defaultRangeExtractor(range), focused, all.length),
  });
  const order = `${sort?.column} ${sort?.direction}`;
  useEffect(() => {
    // As the first page does in a table with pages, the first rows show which order was chosen.
    box.current?.scrollTo({ top: 0 });
  }, [box, order]);
  const items: readonly VirtualItem[] = virtualizer.getVirtualItems();
  const { before, after } = gapsBetween(items, virtualizer.getTotalSize());
  const follow = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
    setFocusedKey(all[Number(row?.dataset.index ?? -1)]?.key);
  };
  return {
    rows: items.flatMap(({ index }, place) => {
      const record = all[index];
      return record ? [{ ...record, index, gapPx: before[place] ?? 0 }] : [];
    }),
    endPx: after,
    measure: virtualizer.measureElement,
    followFocus: {
      onFocus: ({ target }) => follow(target),
      // The next row must stay in the document until it has the focus.
      onBlur: ({ relatedTarget }) => follow(relatedTarget),
    },
  };
}
