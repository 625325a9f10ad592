import { useEffect, useRef, type RefObject } from "react";
import { cardTowards } from "./browse-rules.ts";

const ARROWS: readonly string[] = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"];

/** Marks the list of a page that the arrow keys move in. */
export const RESULTS = { "data-results": "" } as const;

const isPlainArrow = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  ARROWS.includes(key) && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The index of the focused card, or -1 in the search field. Undefined elsewhere: then the arrow keys are not handled. */
function placeOfFocus(target: EventTarget | null, cards: readonly HTMLElement[], key: string): number | undefined {
  if (target instanceof HTMLInputElement && target.type === "search") return key === "ArrowDown" ? -1 : undefined;
  const index = cards.findIndex((card) => target instanceof Node && card.contains(target));
  return index < 0 ? undefined : index;
}

function moveByArrow(event: KeyboardEvent, area: HTMLElement): void {
  if (event.defaultPrevented || !isPlainArrow(event)) return;
  const cards = [...area.querySelectorAll<HTMLElement>("[data-results] > li")];
  const from = placeOfFocus(event.target, cards, event.key);
  if (from === undefined) return;
  const places = cards.map((card) => card.getBoundingClientRect());
  const to = cardTowards(event.key, places, from, getComputedStyle(area).direction === "rtl");
  const back = event.key === "ArrowUp" ? area.querySelector<HTMLElement>("input[type=search]") : null;
  const next = to === undefined ? back : cards[to]?.querySelector<HTMLElement>("button");
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Arrow keys move from the search field into the cards, between them and back (R089). Enter plays the focused one. */
export function useResultKeys(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    const move = (event: KeyboardEvent) => element && moveByArrow(event, element);
    element?.addEventListener("keydown", move);
    return () => element?.removeEventListener("keydown", move);
  }, []);
  return area;
}
