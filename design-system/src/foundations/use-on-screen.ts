import { useEffect, useState, type RefObject } from "react";

/** R509: a tenth of the element must show. */
const VISIBLE_SHARE = 0.1;
/** Looks a little ahead of the scroll, so that pictures are there when they arrive. */
const MARGIN = "120px 0px";

type Listener = (isOnScreen: boolean) => void;

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for the page, whatever the number of cards; made with the first, dropped with the last. */
function observe(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { threshold: VISIBLE_SHARE, rootMargin: MARGIN },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

export interface OnScreenOptions {
  /** Stop looking once the element was seen: for pictures, which are loaded once. @default false */
  once?: boolean;
  /** Do not look at all and answer true. @default false */
  always?: boolean;
}

/** Whether at least a tenth of the element shows, by one shared observer. False until the first look. */
export function useOnScreen(
  ref: RefObject<Element | null>,
  { once = false, always = false }: OnScreenOptions = {},
): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (always || !element) return undefined;
    const stop = observe(element, (isVisible) => {
      // Seen once is seen, also where React hides the element and shows it again.
      if (once && !isVisible) return;
      setIsOnScreen(isVisible);
      if (once) stop();
    });
    return stop;
  }, [ref, once, always]);
  return always || isOnScreen;
}
