import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Keeps the focus when a focused element of the group is removed: the button that took its place gets it or, if there is none, the result
 * of `fallback` (WCAG 2.4.3).
 */
export function useKeptFocus(group: RefObject<HTMLElement | null>, fallback: () => HTMLElement | null): void {
  const focused = useRef<Element>(null);
  const index = useRef(0);
  useLayoutEffect(() => {
    const element = group.current;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
      index.current = buttonsOf(element).findIndex((button) => button === target);
    };
    // The group forgets its element when the focus moves elsewhere. When an element is removed, browsers send no such event, or one without
    // a `relatedTarget`.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    };
    element?.addEventListener("focusin", remember);
    element?.addEventListener("focusout", forget);
    return () => {
      element?.removeEventListener("focusin", remember);
      element?.removeEventListener("focusout", forget);
    };
  }, [group]);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const buttons = buttonsOf(group.current);
    (buttons[Math.min(index.current, buttons.length - 1)] ?? fallback())?.focus();
  });
}

const buttonsOf = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? []),
];
