import { useLayoutEffect, type RefObject } from "react";

const CONTROLS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/**
 * Lets the keyboard scroll a region. While the region scrolls and has no focusable control inside, it is a tab stop itself (WCAG 2.1.1;
 * Safari does not do that).
 */
export function useScrollByKeys(ref: RefObject<HTMLElement | null>): void {
  // Runs before the first paint: an observer alone would set the tab stop one frame late.
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
