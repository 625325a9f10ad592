import type { HelpItem } from "./help-items.ts";

/** Tag of the entry that holds the registration terms (R157). */
export const TERMS_TAG = "reg-agreement";

/** Finds the entry with a tag, at any level. */
export function findHelpItem(items: readonly HelpItem[], tag: string): HelpItem | undefined {
  for (const item of items) {
    const found = item.tag === tag ? item : findHelpItem(item.children, tag);
    if (found) return found;
  }
  return undefined;
}
