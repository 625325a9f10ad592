import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useRef } from "react";
import { card, totalsCard } from "../DataTable/CardsForm.css.ts";
import { CardContent, CardsForm, CardTools, TotalsContent } from "../DataTable/CardsForm.tsx";
import type { DataView } from "../DataTable/columns.ts";
import { useVisibleRows } from "./use-visible-rows.ts";
import * as styles from "./VirtualDataTable.css.ts";

/** Estimated height of a card until it is measured. */
const CARD_PX = 220;

/** A keyboard must reach what scrolls (WCAG 2.1.1). */
const REACHED_BY_TAB = { tabIndex: 0 };

/** The cards, of which only those near the viewport of their box are rendered. The totals stay below the box. */
export function VirtualCards<Row>(view: DataView<Row>) {
  const { label, columns, rows: all, totals, selection, skeletonRows } = view;
  const box = useRef<HTMLDivElement>(null);
  const { rows, endPx, measure, followFocus } = useVisibleRows(box, view, CARD_PX);
  if (skeletonRows > 0) return <CardsForm {...view} />;
  return (
    <>
      <CardTools {...view} />
      <section ref={box} aria-label={label} className={styles.box} {...REACHED_BY_TAB} {...followFocus}>
        <ul className={styles.cards} aria-label={label} style={assignInlineVars({ [styles.spacePx]: `${endPx}px` })}>
          {rows.map(({ key, row, index, gapPx }) => (
            <li
              key={key}
              ref={measure}
              className={styles.place}
              style={assignInlineVars({ [styles.spacePx]: `${gapPx}px` })}
              data-index={index}
              aria-setsize={all.length}
              aria-posinset={index + 1}
            >
              <div className={card} data-selected={selection?.has(key) || undefined}>
                <CardContent {...view} rowKey={key} row={row} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      {totals && (
        <div className={`${card} ${totalsCard} ${styles.totals}`}>
          <TotalsContent columns={columns} totals={totals} />
        </div>
      )}
    </>
  );
}
