import type { Ref } from "react";
import { assert } from "../../foundations/assert.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Pagination.css.ts";
import { pageItems } from "./rules.ts";

export interface PaginationLabels {
  /** Name of the navigation: "Pages". */
  navigation: string;
  previous: string;
  next: string;
  /** Name of a page button: "Page 3". */
  page: (page: number) => string;
  /** What phones show instead of the buttons: "3 of 12". */
  summary: (page: number, count: number) => string;
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  /** Its texts, in the language of the page. */
  labels: PaginationLabels;
  /** A page was chosen: called with its number. */
  onPageChange: (page: number) => void;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Pages of a list: three around the current one and one at each end (R500); phones show where one stands, and two buttons. */
export function Pagination({ page, count, labels, onPageChange, ...rest }: PaginationProps) {
  if (count < 2) return null;
  if (process.env.NODE_ENV !== "production") {
    assert(
      page >= 1 && page <= count,
      `Pagination is on page ${page} of ${count}.`,
      "No page is marked as the current one, and a screen reader hears a place that is not there.",
      "Count pages from 1, and go to the last one when the list gets shorter.",
    );
  }
  const isFirst = page <= 1;
  const isLast = page >= count;
  return (
    <nav {...rest} className={styles.pagination} aria-label={labels.navigation}>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.previous}
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : () => onPageChange(page - 1)}
      >
        <Icon drawing={ChevronBackIcon} mirrored />
      </button>
      <span className={styles.summary}>{labels.summary(page, count)}</span>
      <ol className={styles.list}>
        {pageItems(page, count).map((item) =>
          item.type === "gap" ? (
            <li key={`gap-${item.after}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item.page}>
              <button
                type="button"
                className={styles.button}
                aria-label={labels.page(item.page)}
                aria-current={item.page === page ? "page" : undefined}
                onClick={() => onPageChange(item.page)}
              >
                {item.page}
              </button>
            </li>
          ),
        )}
      </ol>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.next}
        aria-disabled={isLast}
        onClick={isLast ? undefined : () => onPageChange(page + 1)}
      >
        <Icon drawing={ChevronForwardIcon} mirrored />
      </button>
    </nav>
  );
}
