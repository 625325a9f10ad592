import { observeElementOffset, observeElementRect, type Rect, type Virtualizer } from "@tanstack/react-virtual";

type AnyVirtualizer = Virtualizer<Element, HTMLElement>;

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

/** How large what can be seen of it is; of the page that is the window. */
export function observeScrollRect(virtualizer: AnyVirtualizer, report: (rect: Rect) => void): (() => void) | undefined {
  if (!isPage(virtualizer.scrollElement)) return observeElementRect(virtualizer, report);
  const look = () => report({ width: window.innerWidth, height: window.innerHeight });
  look();
  window.addEventListener("resize", look);
  return () => window.removeEventListener("resize", look);
}

/** How far it is scrolled; the page tells its window of it. */
export function observeScrollOffset(
  virtualizer: AnyVirtualizer,
  report: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  if (!isPage(virtualizer.scrollElement)) return observeElementOffset(virtualizer, report);
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  report(window.scrollY, false);
  window.addEventListener("scroll", () => report(window.scrollY, true), options);
  window.addEventListener("scrollend", () => report(window.scrollY, false), options);
  return () => controller.abort();
}
