const SCROLLS = /auto|scroll|overlay/;
/** Whether an element is the one that scrolls the page. Its scroll events are dispatched on the window. */
export const isPage = (element: Element | null) => element === document.scrollingElement;

/** Returns the nearest ancestor that scrolls an element vertically, or the page. */
export function scrollerOf(element: Element | null): Element | null {
  for (let box = element?.parentElement; box && box !== document.body; box = box.parentElement) {
    if (SCROLLS.test(getComputedStyle(box).overflowY)) return box;
  }
  return element && document.scrollingElement;
}
