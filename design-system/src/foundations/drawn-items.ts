/** Rows or cards of a list from the first to the last, both counted in, from 0. */
export interface ItemRange {
  first: number;
  last: number;
}

/** How many items may be new in one step, and how many stand ready before and after those in the window. */
export interface ItemSteps {
  atOnce: number;
  ahead: number;
}

/**
 * What is to be drawn next: a few items more than what is drawn now, those in sight first, and none that is far away. Step by
 * step, since many new ones in one task would make it a long one.
 * @returns `drawn` itself when nothing is left to do
 */
export function nextItems(
  drawn: ItemRange,
  view: ItemRange,
  count: number,
  { atOnce, ahead }: Readonly<ItemSteps>,
): ItemRange {
  const wanted = { first: Math.max(0, view.first - ahead), last: Math.min(count - 1, view.last + ahead) };
  // Elsewhere at once, as by the scroll bar: it begins anew.
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

/** Calls `step` in the next frame, and in each frame in which `target` has scrolled until it says that it is done. */
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
