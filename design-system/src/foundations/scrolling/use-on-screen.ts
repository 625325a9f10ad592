import { useEffect, useState, type RefObject } from "react";

/** R509: a tenth of the element must be visible. */
const VISIBLE_SHARE = 0.1;
/** Counts elements slightly outside the viewport as visible, so that pictures have loaded when they are scrolled to. */
const MARGIN = "120px 0px";

type Listener = (isOnScreen: boolean) => void;

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Begins to observe. One observer serves all elements of the page. It is created with the first and removed with the last. */
function observe(element: Element, listener: Listener): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { threshold: VISIBLE_SHARE, rootMargin: MARGIN },
  );
  listeners.set(element, listener);
  observer.observe(element);
}

function unobserve(element: Element): void {
  listeners.delete(element);
  observer?.unobserve(element);
  if (listeners.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}

export interface OnScreenOptions {
  /** Stops observing after the element has been visible once: for pictures, which load once. @default false */
  once?: boolean;
  /** Returns true without observing. @default false */
  always?: boolean;
}

/** Whether at least a tenth of the element is visible, using one shared observer. False until the first callback. */
export function useOnScreen(
  ref: RefObject<Element | null>,
  { once = false, always = false }: OnScreenOptions = {},
): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (always || !element) return undefined;
    observe(element, (isVisible) => {
      // With `once`, the result stays true, even if React hides the element and shows it again.
      if (once && !isVisible) return;
      setIsOnScreen(isVisible);
      if (once) unobserve(element);
    });
    return () => unobserve(element);
  }, [ref, once, always]);
  return always || isOnScreen;
}
