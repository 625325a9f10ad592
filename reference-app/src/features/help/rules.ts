import type { HelpItem } from "../../shared/help/help-items.ts";

/** The tag that an address names after its `#` (R170); undefined for none. */
export function tagOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

const fold = (text: string) => text.normalize("NFKC").toLocaleLowerCase();

/** The words of a text, without its markup: good enough to search in, and never shown. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ");

/**
 * The entries that hold every searched word in their title or text, with the entries above them, so that the tree stays a
 * tree. Without words all of them.
 */
export function searchHelp(items: readonly HelpItem[], search: string): readonly HelpItem[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  const keep = (item: HelpItem): HelpItem[] => {
    const text = fold(`${item.title} ${wordsOf(item.content)}`);
    const children = item.children.flatMap(keep);
    return children.length > 0 || words.every((word) => text.includes(word)) ? [{ ...item, children }] : [];
  };
  return items.flatMap(keep);
}
