/** With zoom, scroll positions are fractions. A position within this distance of the end counts as the end. */
const SLACK_PX = 2;

export interface ScrollEnds {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/**
 * Whether a row is scrolled to its start or end. `scrollLeft` is negative on right-to-left pages, so only its distance from the start is
 * used.
 */
export function scrollEnds(scroller: { scrollLeft: number; scrollWidth: number; clientWidth: number }): ScrollEnds {
  const fromStartPx = Math.abs(scroller.scrollLeft);
  return {
    isAtStart: fromStartPx <= SLACK_PX,
    isAtEnd: fromStartPx + scroller.clientWidth >= scroller.scrollWidth - SLACK_PX,
  };
}

/** With zoom, positions are fractions. A page counts as reached if it is off by less than this share. */
const SLACK_PAGES = 0.02;

/**
 * Returns where the next or previous page of a row begins, in px from the start of the row. A page has whole cards, so that no card appears
 * on two pages.
 */
export function pageStart(
  { scrollLeft, clientWidth }: { scrollLeft: number; clientWidth: number },
  cardPx: number,
  pages: 1 | -1,
): number {
  const pagePx = Math.max(1, Math.round(clientWidth / cardPx)) * cardPx;
  const page = Math.abs(scrollLeft) / pagePx + pages * SLACK_PAGES;
  return Math.max(0, (pages > 0 ? Math.floor(page) : Math.ceil(page)) + pages) * pagePx;
}
