import { useLayoutEffect, useRef } from "react";

/**
 * Moves the focus when removing a row also removed the focused control (WCAG 2.4.3).
 * @param count number of rows; the focus moves only when it falls.
 * @returns the ref of the element that gets the focus: a button, or a region with `tabIndex={-1}`.
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(count: number) {
  const target = useRef<Target>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) target.current?.focus();
  }, [count]);
  return target;
}
