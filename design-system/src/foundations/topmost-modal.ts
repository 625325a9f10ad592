import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

type AnswerEscape = (event: KeyboardEvent) => void;

/** What the open modals do at Escape, from the lowest to the topmost. */
const open: RefObject<AnswerEscape>[] = [];

/** A key that is held down repeats itself: it closes one modal, not all of them. */
function passOn(event: KeyboardEvent): void {
  if (event.key === "Escape" && !event.repeat && !event.isComposing) open.at(-1)?.current(event);
}

/**
 * Escape belongs to the topmost modal that is open (R295): from the moment in which it opens, before its effects have run, to the one
 * in which it closes, while it may still be seen going. Radix's own list of layers is late for both.
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
