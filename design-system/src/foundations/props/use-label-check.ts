import { type RefObject, useEffect } from "react";
import { assert } from "./assert.ts";

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

/**
 * Warns developers of a button whose accessible name lacks its visible text: people who control the page by voice say what they see
 * (WCAG 2.5.3). Only the rendered button shows the text, because it may be any content.
 */
export function useLabelCheck(component: string, label: string, button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (process.env.NODE_ENV === "production") return;
    const seen = visibleText(button.current);
    assert(
      plain(label).includes(plain(seen)),
      `${component} shows “${seen.trim()}” and is named “${label}”.`,
      "People who control the page by voice say the visible text, and the button does not react (WCAG 2.5.3).",
      "Include the visible text in `label` unchanged, and add the rest.",
    );
  });
}

/** The text of an element without what is hidden from screen readers, which is a sign rather than a text. */
function visibleText(element: Element | null): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return "";
  for (const hidden of copy.querySelectorAll("[aria-hidden=true], svg")) hidden.remove();
  return copy.textContent;
}
