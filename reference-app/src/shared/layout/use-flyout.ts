import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from "react";
import { FLYOUT_CLOSE_MS } from "../config/constants.ts";

/**
 * A panel beside its opener (R111, R122). It opens while a mouse or the keyboard focus is in either, or after a tap.
 * Escape, a press outside and navigation close it (WCAG 1.4.13). Spread `place` on the element that holds opener and panel.
 */
export function useFlyout() {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFinger = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setIsOpen(false);
    };
    // On the document, because the focus can be elsewhere while a mouse keeps the panel open.
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      const holder = place.current;
      if (holder?.matches(":focus-within")) holder.querySelector<HTMLElement>("a, button")?.focus();
      // Last, because the focus opens the panel.
      setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeBeside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeBeside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const close = () => setIsOpen(false);
  return {
    isOpen,
    close,
    /**
     * For the opener: a tap or a key press toggles the panel. A mouse click does nothing, since hovering has already opened it.
     * @returns whether the press was a tap
     */
    press: (event: MouseEvent) => {
      // A click with `detail` 0 comes from the keyboard.
      if (isFinger.current || event.detail === 0) setIsOpen(!isOpen);
      return isFinger.current;
    },
    place: {
      ref: place,
      onPointerDown: ({ pointerType }: PointerEvent) => {
        isFinger.current = pointerType === "touch";
      },
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "touch") return;
        clearTimeout(leaving.current);
        setIsOpen(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") leaving.current = setTimeout(close, FLYOUT_CLOSE_MS);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(":focus-visible")) setIsOpen(true);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!place.current?.contains(relatedTarget)) close();
      },
    },
  };
}
