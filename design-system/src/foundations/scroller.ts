const SCROLLS = /auto|scroll|overlay/;
/** Whether an element is what scrolls the page; the page tells its window of it. */
export const isPage = (element: Element | null) => element === document.scrollingElement;

/** What scrolls an element up and down: the nearest box around it that does, or the page. */
export function scrollerOf(element: Element | null): Element | null {
  for (let box = element?.parentElement; box && box !== document.body; box = box.parentElement) {
    if (SCROLLS.test(getComputedStyle(box).overflowY)) return box;
  }
  return element && document.scrollingElement;
}
