import { useEffect, type RefObject } from "react";
import { isShortcut } from "./rules.ts";

/** `/` focuses the field, unless a dialog stands before it. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const go = (event: KeyboardEvent) => {
      const input = field.current;
      if (!isShortcut(event) || !input || input.closest("[inert], [aria-hidden=true]")) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener("keydown", go);
    return () => document.removeEventListener("keydown", go);
  }, [field, isEnabled]);
}
