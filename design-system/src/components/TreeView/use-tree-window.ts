import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { inFrames, nextItems, type ItemRange } from "../../foundations/scrolling/drawn-items.ts";
import { isPage, scrollerOf } from "../../foundations/scrolling/scroller.ts";
import { placesOf, rowAt, startsOf, withHeights, type ExtraHeights } from "./window-rules.ts";

/** A smaller tree has all its rows in the document, so that the browser's find-in-page finds them. */
const ALL_BELOW = 100;
/** Rows to add: `atOnce` in one frame (more would make the frame too long on a phone), and `ahead` beyond the viewport. */
const STEPS = { atOnce: 4, ahead: 8 };
/** Rows before the first measurement. No phone shows more. */
const FIRST_ROWS: ItemRange = { first: 0, last: 17 };
const USUAL_ROW_PX = 44;
const NO_EXTRAS: ExtraHeights = new Map();

/** Position of the tree in its scroll container: the page, a dialog, a sheet. */
interface Room {
  scroller: Element | undefined;
  /** Distance from the top of the scroll container's content to the tree. */
  topPx: number;
  rowPx: number;
  widthPx: number;
}

export interface TreeWindow {
  /** Rows that are in the document: all, or those near the viewport. */
  shown: { index: number; startPx: number }[];
  /** Height of all rows; undefined if all are in the document. */
  totalPx: number | undefined;
}

type Root = { readonly current: HTMLUListElement | null };

/**
 * Returns which rows of a large tree are in the document. A few rows are added per frame, outside of the frame's own work, and all are
 * measured together. Observing the size of each row caused long tasks while scrolling.
 * @param active index of the row that Tab can reach. It always stays in the document, so that scrolling never removes the focus (WCAG
 * 2.4.3).
 */
export function useTreeWindow(root: Root, rows: readonly { key: string }[], active: number): TreeWindow {
  const isLong = rows.length > ALL_BELOW;
  const room = useRoom(root, isLong);
  const { scroller, topPx, rowPx } = room;
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  const places = useMemo(
    () => (isLong ? placesOf(drawn, active, rows.length) : undefined),
    [isLong, drawn, active, rows.length],
  );
  const extras = useExtraHeights(root, rows, places, room);
  const starts = useMemo(() => (isLong ? startsOf(rows, rowPx, extras) : undefined), [isLong, rows, rowPx, extras]);
  // Adds one step of rows. The effect runs again after these are rendered.
  useEffect(() => {
    if (!starts || !scroller) return undefined;
    return inFrames(isPage(scroller) ? window : scroller, () => {
      const fromPx = scroller.scrollTop - topPx;
      const view = { first: rowAt(starts, fromPx), last: rowAt(starts, fromPx + scroller.clientHeight) };
      const next = nextItems(drawn, view, starts.length - 1, STEPS);
      if (next === drawn) return "waiting";
      startTransition(() => setDrawn(next));
      return "done";
    });
  }, [scroller, topPx, starts, drawn]);
  if (!places || !starts) return { shown: rows.map((_row, index) => ({ index, startPx: 0 })), totalPx: undefined };
  return { shown: places.map((index) => ({ index, startPx: starts[index] ?? 0 })), totalPx: starts[rows.length] };
}

/**
 * Returns the extra heights of rows with several lines, as far as they have been rendered. If rows above the viewport turn out higher, it
 * scrolls so that the visible rows do not move.
 * @param places indexes of the rows in the document, in order; undefined if all rows are.
 */
function useExtraHeights(
  root: Root,
  rows: readonly { key: string }[],
  places: readonly number[] | undefined,
  { scroller, topPx, rowPx, widthPx }: Room,
): ExtraHeights {
  const [known, setKnown] = useState({ widthPx: 0, extras: NO_EXTRAS });
  // Heights are discarded when the width changes, because lines then wrap elsewhere.
  const extras = widthPx === known.widthPx ? known.extras : NO_EXTRAS;
  // Measures all rows together. This causes one layout, which the frame needs anyway.
  useLayoutEffect(() => {
    const elements = root.current?.querySelectorAll<HTMLElement>(":scope > [role=treeitem]");
    if (!places || !scroller || !elements) return;
    const heights = new Map<number, number>();
    let firstInView = Number.POSITIVE_INFINITY;
    for (const [position, index] of places.entries()) {
      const row = elements[position];
      if (!row) continue;
      heights.set(index, row.offsetHeight);
      if (topPx + row.offsetTop + row.offsetHeight > scroller.scrollTop) firstInView = Math.min(firstInView, index);
    }
    const measured = withHeights(rows, rowPx, extras, heights, firstInView);
    if (!measured) return;
    const take = () => setKnown({ widthPx, extras: measured.extras });
    take();
    scroller.scrollBy({ top: measured.grownAbovePx, behavior: "instant" });
  }, [root, rows, places, scroller, topPx, rowPx, widthPx, extras]);
  return extras;
}

function useRoom(root: Root, isLong: boolean): Room {
  const [room, setRoom] = useState<Room>({ scroller: undefined, topPx: 0, rowPx: USUAL_ROW_PX, widthPx: 0 });
  useLayoutEffect(() => {
    const element = root.current;
    const scroller = scrollerOf(element);
    if (!isLong || !element || !scroller) return undefined;
    const look = () => {
      const above = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top;
      const topPx = Math.round(element.getBoundingClientRect().top - above + scroller.scrollTop);
      const row = element.querySelector("[role=treeitem]");
      const rowPx = (row && Number.parseFloat(getComputedStyle(row).minBlockSize)) || USUAL_ROW_PX;
      const next: Room = { scroller, topPx, rowPx, widthPx: element.clientWidth };
      setRoom((before) => (isSame(before, next) ? before : next));
    };
    look();
    // Content above the tree moves it when it changes size.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    observer.observe(scroller);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [root, isLong]);
  return room;
}

const isSame = (one: Room, other: Room): boolean =>
  one.scroller === other.scroller &&
  one.topPx === other.topPx &&
  one.rowPx === other.rowPx &&
  one.widthPx === other.widthPx;
