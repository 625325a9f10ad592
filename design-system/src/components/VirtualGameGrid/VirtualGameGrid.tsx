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
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { inFrames, nextItems, type ItemRange } from "../../foundations/scrolling/drawn-items.ts";
import { SLOT_PAGE_BY_WIDTH, useWidthStep } from "../../foundations/layout/use-width-step.ts";
import { grid } from "../GameGrid/GameGrid.css.ts";
import { cardsInView, isWithinRow, placesOf, sameMeasures, type GridMeasures } from "./rules.ts";
import * as styles from "./VirtualGameGrid.css.ts";

/** New cards per task: with two, tasks were too long on a cheap phone. */
const NEW_CARDS = 1;
/** Rows rendered above and below the viewport in a long list. */
const ROWS_AHEAD = 2;
/** Cards that are rendered first, to be measured. */
const MEASURED_CARDS = 2;

type DrawItem<Item> = (item: Item, index: number) => ReactNode;

export interface VirtualGameGridProps<Item> extends Omit<
  HTMLAttributes<HTMLUListElement>,
  ClosedAttributes | "children"
> {
  /** Accessible name of the list: "All slots". */
  label: string;
  /** All items; only those near the viewport are rendered. Pass the same array on each render: a new array counts as another list. */
  items: readonly Item[];
  /** Returns a unique key of an item. */
  itemKey: (item: Item) => string;
  /**
   * Renders one GameCard. All cards of a grid must have the same height. Pass the same function on each render: a new one renders all cards
   * again.
   */
  children: DrawItem<Item>;
  ref?: Ref<HTMLUListElement>;
}

/**
 * A GameGrid for long lists (R499). Beyond one page of items, only the rows near the viewport are in the document, so that six hundred
 * games scroll like twenty. It scrolls with the page, and a focused card stays in the document. Find-in-page does not find cards that are
 * not rendered, so offer a SearchField.
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
  // Forces the layout of a new card in the task that rendered it, so that the frame's own task only has to paint. Both in one task took too
  // long.
  useLayoutEffect(() => void list.current?.offsetHeight);

  // A list of one page is rendered at once. If it replaces another list, its cards are added one by one, because the old cards must be
  // removed too.
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

/** A card at its position. It is memoised, so that scrolling does not render it again. */
const Cell = memo(CellInPlace) as typeof CellInPlace;

/** The cards that were rendered to be measured; they stay in the document. */
const FIRST_CARDS: ItemRange = { first: 0, last: MEASURED_CARDS - 1 };
const FIRST_CARD: ItemRange = { first: 0, last: 0 };

interface ListOfCards {
  /** The items. A new array counts as another list. */
  items: readonly unknown[];
  /** Rows rendered above and below the viewport. */
  rowsAhead: number;
}

/**
 * Returns the range of cards to render. All cards have the same height, so the visible ones follow from a division. New cards are added one
 * by one, each in its own task and a row per frame, so that the first cards of another list appear at once.
 */
function useDrawnCards(measures: GridMeasures | undefined, { items, rowsAhead }: ListOfCards): ItemRange {
  const [drawn, setDrawn] = useState({ items, cards: FIRST_CARDS });
  const cards = drawn.items === items ? drawn.cards : FIRST_CARD;
  const count = items.length;
  // Adds one step of cards. The effect runs again after these are rendered.
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
    // When the list changes, its first card is painted before the second card is rendered.
    const isAtOnce = cards !== FIRST_CARD && isWithinRow(cards, columns, count);
    if (isAtOnce && step() === "done") return undefined;
    return inFrames(window, step);
  }, [measures, cards, count, rowsAhead, items]);
  const last = count - 1;
  return { first: Math.min(cards.first, last), last: Math.min(cards.last, last) };
}

/** Index of the card that has the focus. */
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

/** Measures the columns and row height that the style sheet gives, and the position of the list on the page. */
function useMeasures(list: { readonly current: HTMLUListElement | null }): GridMeasures | undefined {
  const [measures, setMeasures] = useState<GridMeasures>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      const rowPx = element.querySelector(":scope > li > *")?.getBoundingClientRect().height;
      // Without cards, hidden, or before the styles have loaded: there is nothing to measure.
      if (!rowPx) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const next: GridMeasures = {
        columns: gridTemplateColumns.split(" ").filter((track) => track !== "0px").length,
        rowPx,
        gapPx: Number.parseFloat(rowGap) || 0,
        topPx: element.getBoundingClientRect().top + window.scrollY,
      };
      setMeasures((before) => (before && sameMeasures(before, next) ? before : next));
    };
    look();
    // Measures again when the list or the content above it changes size.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return measures;
}
