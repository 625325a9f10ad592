import { useLayoutEffect, type RefObject } from "react";

const CONTROLS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/**
 * Lets a keyboard scroll a region: while it scrolls and holds no control to go to, it is a stop of its own (WCAG 2.1.1; Safari
 * does not do so by itself).
 */
export function useScrollByKeys(ref: RefObject<HTMLElement | null>): void {
  // Before it is painted: an observer alone would make it a stop one frame after it is there.
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const decide = () => {
      const scrolls = region.scrollHeight > region.clientHeight;
      if (scrolls && !region.querySelector(CONTROLS)) region.tabIndex = 0;
      else region.removeAttribute("tabindex");
    };
    decide();
    const observer = new ResizeObserver(decide);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
}
