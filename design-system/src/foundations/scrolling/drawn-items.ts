/** A range of rows or cards in a list, from the first to the last, inclusive. Indexes start at 0. */
export interface ItemRange {
  first: number;
  last: number;
}

/** `atOnce`: most items to add in one step. `ahead`: items to render before and after the visible ones. */
export interface ItemSteps {
  atOnce: number;
  ahead: number;
}

/**
 * Returns the range to render next: a few items more than now, visible ones first, without those far away. Adding many items in one task
 * would make it too long.
 * @returns `drawn` itself if nothing is left to do
 */
export function nextItems(
  drawn: ItemRange,
  view: ItemRange,
  count: number,
  { atOnce, ahead }: Readonly<ItemSteps>,
): ItemRange {
  const wanted = { first: Math.max(0, view.first - ahead), last: Math.min(count - 1, view.last + ahead) };
  // The list was scrolled far away, for example by its scroll bar, so rendering starts again there.
  if (drawn.last < wanted.first || drawn.first > wanted.last) {
    return { first: view.first, last: Math.min(view.last, view.first + atOnce - 1) };
  }
  let first = Math.max(drawn.first, wanted.first);
  let last = Math.min(drawn.last, wanted.last);
  for (let step = 0; step < atOnce; step++) {
    if (first > view.first) first--;
    else if (last < wanted.last) last++;
    else if (first > wanted.first) first--;
  }
  return first === drawn.first && last === drawn.last ? drawn : { first, last };
}

/** Calls `step` in the next frame, and after each scroll, until it returns "done". Returns a function that stops it. */
export function inFrames(target: EventTarget, step: () => "done" | "waiting"): () => void {
  let frame = 0;
  const look = () => {
    frame ||= requestAnimationFrame(() => {
      if (step() === "waiting") frame = 0;
    });
  };
  look();
  target.addEventListener("scroll", look, { passive: true });
  window.addEventListener("resize", look);
  return () => {
    cancelAnimationFrame(frame);
    target.removeEventListener("scroll", look);
    window.removeEventListener("resize", look);
  };
}
