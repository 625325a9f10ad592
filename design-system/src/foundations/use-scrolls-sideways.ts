import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether the contents of a box are wider than the box, followed while mounted: then a keyboard must reach it (WCAG 2.1.1). */
export function useScrollsSideways(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const look = () => setScrolls(box.scrollWidth > box.clientWidth);
    look();
    // The box may shrink, and what is in it may grow.
    const observer = new ResizeObserver(look);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
