import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Whether the content of a box is wider than the box, updated while mounted. A keyboard must then be able to reach the box (WCAG 2.1.1).
 */
export function useScrollsSideways(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const look = () => setScrolls(box.scrollWidth > box.clientWidth);
    look();
    // The box may shrink, and its content may grow.
    const observer = new ResizeObserver(look);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
