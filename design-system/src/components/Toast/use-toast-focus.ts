import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { focusedElement } from "../../foundations/focus/shadow-trees.ts";
import { useKeptFocus } from "../../foundations/focus/use-kept-focus.ts";

/** Whether the pointer or the focus is on a toast. */
export function useIsHoveredOrFocused(ref: RefObject<HTMLElement | null>, isEmpty: boolean): boolean {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  if (isEmpty && (isPointed || isFocused)) {
    // A toast that is removed under the pointer fires no leave event.
    setIsPointed(false);
    setIsFocused(false);
  }
  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      ref.current?.addEventListener(type, listener, { signal: controller.signal });
    listen("pointerenter", () => setIsPointed(true));
    listen("pointerleave", () => setIsPointed(false));
    listen("focusout", () => setIsFocused(false));
    // A dialog closes on a click outside. It checks that at the click, when a dismissed toast has already left its region, so the event
    // must not reach the dialog.
    listen("pointerdown", (event) => event.stopPropagation());
    listen("focusin", (event) => {
      // The focus trap of an open dialog listens on the document, and would move the focus back.
      event.stopPropagation();
      setIsFocused(true);
    });
    return () => controller.abort();
  }, [ref]);
  return isPointed || isFocused;
}

/** F6 moves the focus to the newest toast and back to where it was. It also returns when the last toast has been dismissed. */
export function useFocusShortcut(region: RefObject<HTMLElement | null>): void {
  const origin = useRef<HTMLElement>(null);
  useKeptFocus(region, () => origin.current);
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const newest = [...(region.current?.querySelectorAll("button") ?? [])].at(-1);
      if (event.key !== "F6" || event.defaultPrevented || !newest) return;
      event.preventDefault();
      const active = focusedElement();
      const focused = active instanceof HTMLElement ? active : null;
      if (region.current?.contains(focused)) {
        origin.current?.focus();
        return;
      }
      origin.current = focused;
      // The focus trap of a dialog only reverts a focus that moves directly to another element, so the focus is removed first.
      focused?.blur();
      newest.focus();
    };
    document.addEventListener("keydown", go);
    return () => document.removeEventListener("keydown", go);
  }, [region]);
}

const followVisibility = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** Whether the page is in a background tab. */
export const useIsPageHidden = () =>
  useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );
