import type { HelpItem } from "./help-items.ts";

/** The entry with the terms of registration (R157). */
export const TERMS_TAG = "reg-agreement";

/** The entry of a tag, on any level. */
export function findHelpItem(items: readonly HelpItem[], tag: string): HelpItem | undefined {
  for (const item of items) {
    const found = item.tag === tag ? item : findHelpItem(item.children, tag);
    if (found) return found;
  }
  return undefined;
}
