import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { observeScrollOffset, observeScrollRect, scrollerOf } from "../../foundations/scroller.ts";

/** Fewer rows are all in the document: the browser's own search finds them. */
const ALL_BELOW = 100;
const ROWS_AHEAD = 8;
/** Before the first measure; a phone shows no more. */
const FIRST_RECT = { width: 0, height: 800 };
const USUAL_ROW_PX = 44;

interface Room {
  /** How far below the beginning of what scrolls the tree begins. */
  topPx: number;
  rowPx: number;
}

export interface TreeWindow {
  /** Rows that are in the document: all, or those near the window. */
  shown: { index: number; startPx: number }[];
  /** Height of all rows; undefined where all are in the document. */
  totalPx: number | undefined;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/**
 * Which rows of a large tree are in the document. The tree scrolls with what it stands in: the page, a dialog, a sheet.
 * @param active the row of the Tab key, which always stays: focus must not be scrolled away (WCAG 2.4.3).
 */
export function useTreeWindow(
  root: { readonly current: HTMLUListElement | null },
  count: number,
  active: number,
): TreeWindow {
  const isLong = count > ALL_BELOW;
  const { topPx, rowPx } = useRoom(root, isLong);
  // Asked for at each step of a scroll, and a question to the styles of the page.
  const scroller = useRef<Element>(null);
  const getScrollElement = useCallback(() => {
    scroller.current ??= scrollerOf(root.current);
    return scroller.current;
  }, [root]);
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count,
    enabled: isLong,
    getScrollElement,
    observeElementRect: observeScrollRect,
    observeElementOffset: observeScrollOffset,
    initialRect: FIRST_RECT,
    estimateSize: () => rowPx,
    overscan: ROWS_AHEAD,
    scrollMargin: topPx,
    rangeExtractor: (range: Range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx]);
  if (!isLong) {
    return {
      shown: Array.from({ length: count }, (_, index) => ({ index, startPx: 0 })),
      totalPx: undefined,
      measure: undefined,
    };
  }
  return {
    shown: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, startPx: start - topPx })),
    totalPx: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

function useRoom(root: { readonly current: HTMLUListElement | null }, isLong: boolean): Room {
  const [room, setRoom] = useState<Room>({ topPx: 0, rowPx: USUAL_ROW_PX });
  useLayoutEffect(() => {
    const element = root.current;
    const scroller = scrollerOf(element);
    if (!isLong || !element || !scroller) return undefined;
    const look = () => {
      const isPage = scroller === document.scrollingElement;
      const above = isPage ? 0 : scroller.getBoundingClientRect().top;
      const topPx = Math.round(element.getBoundingClientRect().top - above + scroller.scrollTop);
      const row = element.querySelector("[role=treeitem]");
      const rowPx = (row && Number.parseFloat(getComputedStyle(row).minBlockSize)) || USUAL_ROW_PX;
      setRoom((before) => (before.topPx === topPx && before.rowPx === rowPx ? before : { topPx, rowPx }));
    };
    look();
    // What stands above the tree moves it.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [root, isLong]);
  return room;
}
