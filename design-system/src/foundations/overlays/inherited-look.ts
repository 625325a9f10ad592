import { type RefObject, useLayoutEffect } from "react";
import { closestAround } from "../focus/shadow-trees.ts";

/** Attributes that change how a part of a page looks and reads. Brand, theme and contrast work together, on one element. */
const LOOKS = [["data-brand", "data-theme", "data-contrast"], ["data-density"], ["lang"], ["dir"]] as const;

/**
 * Gives an element at the end of the page the brand, theme, density, language and direction of the part of the page that it belongs to, and
 * follows when they change. What is set on the whole page already applies there.
 * @returns a function that stops following
 */
export function inheritLook(place: Element, shown: Element): () => void {
  const observer = new MutationObserver(() => copy());
  const sources = LOOKS.flatMap((names) => {
    const source = closestAround(place, names.map((name) => `[${name}]`).join());
    const isAround = source?.contains(shown) || source?.contains(document.body);
    return source && !isAround ? [{ source, names }] : [];
  });
  const copy = () => {
    for (const { source, names } of sources)
      for (const name of names) {
        const value = source.getAttribute(name);
        if (value === null) shown.removeAttribute(name);
        else shown.setAttribute(name, value);
      }
  };
  copy();
  // All names at once, because a second call for the same element replaces the first.
  for (const { source } of sources) observer.observe(source, { attributeFilter: LOOKS.flat() });
  return () => observer.disconnect();
}

/** Does the same for a mounted pop-up and its trigger. */
export function useInheritedLook(place: RefObject<Element | null>, shown: RefObject<Element | null>): void {
  useLayoutEffect(
    () => (place.current && shown.current ? inheritLook(place.current, shown.current) : undefined),
    [place, shown],
  );
}
