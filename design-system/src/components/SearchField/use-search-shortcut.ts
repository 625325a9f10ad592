import { useEffect, type RefObject } from "react";
import { isShortcut } from "./rules.ts";

/** Makes `/` focus the field, unless a dialog is open over it. */
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
