import { assignInlineVars } from "@vanilla-extract/dynamic";
import {
  memo,
  startTransition,
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
import { inFrames, nextRows, type RowRange } from "../../foundations/drawn-rows.ts";
import { SLOT_PAGE_BY_WIDTH, useWidthStep } from "../../foundations/use-width-step.ts";
import { grid } from "../GameGrid/GameGrid.css.ts";
import { placesOf, rowsInView, sameMeasures, type GridMeasures } from "./rules.ts";
import * as styles from "./VirtualGameGrid.css.ts";

/** Cards that may be new in one frame: more would make it a long one on a cheap phone. At least a row is. */
const NEW_CARDS_A_FRAME = 2;
/** Rows above and below the window that stand ready in a long list. */
const ROWS_AHEAD = 2;
/** Cards that are drawn to be measured. */
const MEASURED_CARDS = 2;

type DrawItem<Item> = (item: Item, index: number) => ReactNode;

export interface VirtualGameGridProps<Item> extends Omit<
  HTMLAttributes<HTMLUListElement>,
  ClosedAttributes | "children"
> {
  /** Name of the list: "All slots". */
  label: string;
  /** All of them; only those near the screen are drawn. Keep the array between renders: another one is another list, which begins anew. */
  items: readonly Item[];
  /** Tells the items apart. */
  itemKey: (item: Item) => string;
  /** Draws one GameCard. All cards of a grid are equally high. A card is drawn again when another function is given here. */
  children: DrawItem<Item>;
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
  const [firstItems] = useState(items);
  const measures = useMeasures(list);
  const columns = measures?.columns ?? 1;
  const rowCount = Math.ceil(items.length / columns);
  const focusedRow = useFocusedRow(list, columns);
  const rows = useDrawnRows(measures, { count: rowCount, ahead: isLong ? ROWS_AHEAD : rowCount, list: items });
  // A new row is laid out in the task that drew it, and the frame's own task has only to paint it: in one they made it a long one.
  useLayoutEffect(() => void list.current?.offsetHeight);

  // One page is drawn whole; where it takes the place of another list, whose cards must go, its rows come one after the other too.
  if ((!isLong && items === firstItems) || !measures) {
    return (
      <ul {...rest} ref={list} className={grid} aria-label={label}>
        {items.slice(0, isLong ? MEASURED_CARDS : pageSize).map((item, index) => (
          <li key={itemKey(item)}>{children(item, index)}</li>
        ))}
      </ul>
    );
  }
  const { rowPx, gapPx } = measures;
  const size = assignInlineVars({
    [styles.height]: `${rowCount * (rowPx + gapPx) - gapPx}px`,
    [styles.rowStep]: `${rowPx + gapPx}px`,
    [styles.columns]: String(columns),
    [styles.gap]: `${gapPx}px`,
  });
  return (
    <ul {...rest} ref={list} className={`${grid} ${styles.virtual}`} style={size} aria-label={label}>
      {placesOf(rows, focusedRow, columns, items.length).map((index) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <Cell key={itemKey(item)} item={item} index={index} count={items.length} columns={columns} draw={children} />
        );
      })}
    </ul>
  );
}

interface CellProps<Item> {
  item: Item;
  index: number;
  count: number;
  columns: number;
  draw: DrawItem<Item>;
}

function CellInPlace<Item>({ item, index, count, columns, draw }: CellProps<Item>) {
  return (
    <li
      className={styles.cell}
      style={assignInlineVars({
        [styles.row]: String(Math.floor(index / columns)),
        [styles.column]: String(index % columns),
      })}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {draw(item, index)}
    </li>
  );
}

/** A card in its place: another row in sight is no reason to draw it again. */
const Cell = memo(CellInPlace) as typeof CellInPlace;

const FIRST_ROW: RowRange = { first: 0, last: 0 };

interface ListOfRows {
  /** How many rows it has. */
  count: number;
  /** Rows above and below the window that are drawn already. */
  ahead: number;
  /** Another one begins anew. */
  list: unknown;
}

/**
 * The rows to draw. All are equally high, so that those in sight are one division, and new ones come a few a frame: the first of
 * another list are seen at once, not when all of them are drawn.
 */
function useDrawnRows(measures: GridMeasures | undefined, { count, ahead, list }: ListOfRows): RowRange {
  const [drawn, setDrawn] = useState({ list, rows: FIRST_ROW });
  const rows = drawn.list === list ? drawn.rows : FIRST_ROW;
  // One step a time: the effect comes again when the rows of the last one stand.
  useEffect(() => {
    if (!measures) return undefined;
    const steps = { atOnce: Math.max(1, Math.floor(NEW_CARDS_A_FRAME / measures.columns)), ahead };
    return inFrames(window, () => {
      const view = rowsInView(measures, { scrollPx: window.scrollY, heightPx: window.innerHeight }, count);
      const next = nextRows(rows, view, count, steps);
      if (next === rows) return "waiting";
      startTransition(() => setDrawn({ list, rows: next }));
      return "done";
    });
  }, [measures, rows, count, ahead, list]);
  const last = count - 1;
  return { first: Math.min(rows.first, last), last: Math.min(rows.last, last) };
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
