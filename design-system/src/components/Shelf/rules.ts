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
