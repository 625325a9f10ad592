import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * A removed element drops the focus to the page. In this group it goes to the button that took its place instead, or, when none
 * is left, to what `fallback` gives (WCAG 2.4.3).
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
    // Focus that goes elsewhere is no concern of the group; a removed element sends no such event, or names nobody.
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

const buttonsOf = (element: HTMLElement | null) => [...(element?.querySelectorAll("button") ?? [])];
