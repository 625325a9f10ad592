import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { inFrames, nextItems, type ItemRange } from "../../foundations/drawn-items.ts";
import { isPage, scrollerOf } from "../../foundations/scroller.ts";
import { placesOf, rowAt, startsOf, withHeights, type ExtraHeights } from "./window-rules.ts";

/** Fewer rows are all in the document: the browser's own search finds them. */
const ALL_BELOW = 100;
/** More new ones in a frame would make it a long one on a phone. */
const STEPS = { atOnce: 4, ahead: 8 };
/** Before the first look; a phone shows no more. */
const FIRST_ROWS: ItemRange = { first: 0, last: 17 };
const USUAL_ROW_PX = 44;
const NO_EXTRAS: ExtraHeights = new Map();

/** Where the tree stands in what scrolls it: the page, a dialog, a sheet. */
interface Room {
  scroller: Element | undefined;
  /** How far below the beginning of what scrolls the tree begins. */
  topPx: number;
  rowPx: number;
  widthPx: number;
}

export interface TreeWindow {
  /** Rows that are in the document: all, or those near the window. */
  shown: { index: number; startPx: number }[];
  /** Height of all rows; undefined where all are in the document. */
  totalPx: number | undefined;
}

type Root = { readonly current: HTMLUListElement | null };

/**
 * Which rows of a large tree are in the document. They come a few a frame and apart from the frame's own work, and are measured all at
 * once: rows that each watch their own size made long tasks of a thumb's scrolling.
 * @param active the row of the Tab key, which always stays: focus must not be scrolled away (WCAG 2.4.3).
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
  // One step a time: the effect comes again when the rows of the last one stand.
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
 * Rows of more than one line, as far as they were drawn. What is in sight stays where it is when those above turn out higher.
 * @param places of the rows in the document, in their order; undefined where all are
 */
function useExtraHeights(
  root: Root,
  rows: readonly { key: string }[],
  places: readonly number[] | undefined,
  { scroller, topPx, rowPx, widthPx }: Room,
): ExtraHeights {
  const [known, setKnown] = useState({ widthPx: 0, extras: NO_EXTRAS });
  // Another width breaks the lines elsewhere.
  const extras = widthPx === known.widthPx ? known.extras : NO_EXTRAS;
  // One look at all rows, for which the page is laid out once, as the frame would do anyway.
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
    // What stands above the tree moves it.
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
