import type { Ref } from "react";
import { announce } from "../../foundations/announcements/announce.ts";
import { assert } from "../../foundations/props/assert.ts";
import { pageStrings } from "../../foundations/strings/records.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Pagination.css.ts";
import { nearestPage, pageItems } from "./rules.ts";

export interface PaginationProps {
  /** Number of the current page, from 1. */
  page: number;
  /** Number of pages. */
  count: number;
  /** Accessible name of the navigation: "Pages of messages". @default "Pages" in the language of the page */
  label?: string;
  /** Called with the number of the chosen page. */
  onPageChange: (page: number) => void;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Page buttons of a list: three around the current page and one at each end (R500). Phones show the current page and two buttons instead. It announces the chosen page.
 */
export function Pagination({ page: wantedPage, count, label, onPageChange, ...rest }: PaginationProps) {
  const strings = useStrings(pageStrings);
  if (process.env.NODE_ENV !== "production") {
    assert(
      count < 2 || (wantedPage >= 1 && wantedPage <= count && Number.isFinite(count)),
      `Pagination is on page ${wantedPage} of ${count}.`,
      "It marks the nearest page, which may differ from the page of the list.",
      "Count pages from 1, and go to the last page when the list becomes shorter.",
    );
  }
  if (count < 2 || !Number.isFinite(count)) return null;
  const page = nearestPage(wantedPage, count);
  const isFirst = page <= 1;
  const isLast = page >= count;
  const turn = (next: number) => {
    onPageChange(next);
    // Screen readers do not notice that the list above has changed (WCAG 4.1.3).
    announce(fill(strings.pageOf, { page: next, count }));
  };
  return (
    <nav {...rest} className={styles.pagination} aria-label={label ?? strings.pages}>
      <button
        type="button"
        className={styles.button}
        aria-label={strings.previousPage}
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : () => turn(page - 1)}
      >
        <Icon drawing={ChevronBackIcon} mirrored />
      </button>
      <span className={styles.summary}>{fill(strings.pageOf, { page, count })}</span>
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
                aria-label={fill(strings.page, { page: item.page })}
                aria-current={item.page === page ? "page" : undefined}
                onClick={() => turn(item.page)}
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
        aria-label={strings.nextPage}
        aria-disabled={isLast}
        onClick={isLast ? undefined : () => turn(page + 1)}
      >
        <Icon drawing={ChevronForwardIcon} mirrored />
      </button>
    </nav>
  );
}
