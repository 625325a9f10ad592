/** How far to scroll so that a stretch which is not wholly in sight comes to the middle. */
const offBy = (start: number, end: number, frameStart: number, frameEnd: number) =>
  start >= frameStart && end <= frameEnd ? 0 : (start + end - frameStart - frameEnd) / 2;

/** Brings what a box scrolls out of sight to its middle. Not `scrollIntoView`: that would move the page too. */
export function bringIntoSight(scroller: Element, item: Element): void {
  const [frame, box] = [scroller.getBoundingClientRect(), item.getBoundingClientRect()];
  scroller.scrollBy({
    left: offBy(box.left, box.right, frame.left, frame.right),
    top: offBy(box.top, box.bottom, frame.top, frame.bottom),
    behavior: "instant",
  });
}
