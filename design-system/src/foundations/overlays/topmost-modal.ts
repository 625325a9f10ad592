import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

type AnswerEscape = (event: KeyboardEvent) => void;

/** Escape handlers of the open modals, from the lowest to the topmost. */
const open: RefObject<AnswerEscape>[] = [];

/** Ignores the repeated events of a key that is held down, so that it closes one modal and not all. */
function passOn(event: KeyboardEvent): void {
  if (event.key === "Escape" && !event.repeat && !event.isComposing) open.at(-1)?.current(event);
}

/**
 * Only the topmost open modal handles Escape (R295): from the moment it opens, before its effects have run, until it closes, even while its
 * closing animation is visible. Radix updates its own list of layers too late for both.
 */
export function useEscapeOfTopmost(isOpen: boolean, answer: AnswerEscape): void {
  const latest = useRef(answer);
  useEffect(() => {
    latest.current = answer;
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    if (open.length === 0) document.addEventListener("keydown", passOn, { capture: true });
    open.push(latest);
    return () => {
      open.splice(open.indexOf(latest), 1);
      if (open.length === 0) document.removeEventListener("keydown", passOn, { capture: true });
    };
  }, [isOpen]);
}
