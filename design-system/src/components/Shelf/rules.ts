/** Zoom makes scroll positions fractions; a pixel off is still the end. */
const SLACK_PX = 2;

export interface ScrollEnds {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Where a sideways scroller stands. `scrollLeft` is negative in right-to-left; only its distance from the start counts. */
export function scrollEnds(scroller: { scrollLeft: number; scrollWidth: number; clientWidth: number }): ScrollEnds {
  const fromStartPx = Math.abs(scroller.scrollLeft);
  return {
    isAtStart: fromStartPx <= SLACK_PX,
    isAtEnd: fromStartPx + scroller.clientWidth >= scroller.scrollWidth - SLACK_PX,
  };
}

/** A page that is off by less counts as reached: zoom makes positions fractions. */
const SLACK_PAGES = 0.02;

/** How far from its start the next page of a row begins, or the one before, in px: pages are of whole cards, so none is seen twice. */
export function pageStart(
  { scrollLeft, clientWidth }: { scrollLeft: number; clientWidth: number },
  cardPx: number,
  pages: 1 | -1,
): number {
  const pagePx = Math.max(1, Math.round(clientWidth / cardPx)) * cardPx;
  const page = Math.abs(scrollLeft) / pagePx + pages * SLACK_PAGES;
  return Math.max(0, (pages > 0 ? Math.floor(page) : Math.ceil(page)) + pages) * pagePx;
}
