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
import { inFrames, nextItems, type ItemRange } from "../../foundations/drawn-items.ts";
import { SLOT_PAGE_BY_WIDTH, useWidthStep } from "../../foundations/use-width-step.ts";
import { grid } from "../GameGrid/GameGrid.css.ts";
import { cardsInView, isWithinRow, placesOf, sameMeasures, type GridMeasures } from "./rules.ts";
import * as styles from "./VirtualGameGrid.css.ts";

/** Cards that are new in one task: two made it a long one on a cheap phone. */
const NEW_CARDS = 1;
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
  const focused = useFocusedCard(list);
  const cards = useDrawnCards(measures, { items, rowsAhead: isLong ? ROWS_AHEAD : rowCount });
  // A new card is laid out in the task that drew it, and the frame's own task has only to paint it: in one they made it a long one.
  useLayoutEffect(() => void list.current?.offsetHeight);

  // One page is drawn whole; where it takes the place of another list, whose cards must go, its cards come one after the other too.
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
    [styles.wholeRows]: String(Math.floor(items.length / columns)),
    [styles.columns]: String(columns),
    [styles.gap]: `${gapPx}px`,
  });
  return (
    <ul {...rest} ref={list} className={`${grid} ${styles.virtual}`} style={size} aria-label={label}>
      {placesOf(cards, focused).map((index) => {
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

/** Those that are drawn to be measured stay. */
const FIRST_CARDS: ItemRange = { first: 0, last: MEASURED_CARDS - 1 };
const FIRST_CARD: ItemRange = { first: 0, last: 0 };

interface ListOfCards {
  /** Another array is another list, which begins anew. */
  items: readonly unknown[];
  /** Rows above and below the window that are drawn already. */
  rowsAhead: number;
}

/**
 * The cards to draw. All are equally high, so that those in sight are one division. New ones come one after the other, each in a task
 * of its own and a row a frame: the first of another list are seen at once, not when all of them are drawn.
 */
function useDrawnCards(measures: GridMeasures | undefined, { items, rowsAhead }: ListOfCards): ItemRange {
  const [drawn, setDrawn] = useState({ items, cards: FIRST_CARDS });
  const cards = drawn.items === items ? drawn.cards : FIRST_CARD;
  const count = items.length;
  // One step a time: the effect comes again when the cards of the last one stand.
  useEffect(() => {
    if (!measures) return undefined;
    const { columns } = measures;
    const step = () => {
      const view = cardsInView(measures, { scrollPx: window.scrollY, heightPx: window.innerHeight }, count);
      const next = nextItems(cards, view, count, { atOnce: NEW_CARDS, ahead: rowsAhead * columns });
      if (next === cards) return "waiting";
      startTransition(() => setDrawn({ items, cards: next }));
      return "done";
    };
    // The first card of another list is shown before its neighbour is drawn.
    const isAtOnce = cards !== FIRST_CARD && isWithinRow(cards, columns, count);
    if (isAtOnce && step() === "done") return undefined;
    return inFrames(window, step);
  }, [measures, cards, count, rowsAhead, items]);
  const last = count - 1;
  return { first: Math.min(cards.first, last), last: Math.min(cards.last, last) };
}

/** Place of the card that holds the focus. */
function useFocusedCard(list: { readonly current: HTMLUListElement | null }): number | undefined {
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
  return position > 0 ? position - 1 : undefined;
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
