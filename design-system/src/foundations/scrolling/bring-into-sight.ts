/** Returns how far to scroll to centre a range; 0 if it is already completely visible. */
const offBy = (start: number, end: number, frameStart: number, frameEnd: number) =>
  start >= frameStart && end <= frameEnd ? 0 : (start + end - frameStart - frameEnd) / 2;

/** Scrolls a box so that an item outside its visible area is centred. `scrollIntoView` would also scroll the page. */
export function bringIntoSight(scroller: Element, item: Element): void {
  const [frame, box] = [scroller.getBoundingClientRect(), item.getBoundingClientRect()];
  scroller.scrollBy({
    left: offBy(box.left, box.right, frame.left, frame.right),
    top: offBy(box.top, box.bottom, frame.top, frame.bottom),
    behavior: "instant",
  });
}
