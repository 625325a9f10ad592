import type { HelpItem } from "../../shared/help/help-items.ts";
import { searchText } from "../../shared/url-state/search-text.ts";

/** The tag after `#` in the address (R170); undefined when there is none. */
export function tagOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

const fold = (text: string) => text.normalize("NFKC").toLocaleLowerCase();

/** Removes the markup from a text. This is enough for searching, and the result is never shown. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ");

/**
 * The entries whose title or text contains every search word, with their parents, so that the tree stays intact. Without words, all
 * entries, because each text contains the empty word.
 */
export function searchHelp(items: readonly HelpItem[], search: string): readonly HelpItem[] {
  const words = fold(searchText(search)).split(/\s+/);
  const keep = (item: HelpItem): HelpItem[] => {
    const text = fold(`${item.title} ${wordsOf(item.content)}`);
    const children = item.children.flatMap(keep);
    return children.length > 0 || words.every((word) => text.includes(word)) ? [{ ...item, children }] : [];
  };
  return items.flatMap(keep);
}
