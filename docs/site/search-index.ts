import MiniSearch from "minisearch";
import { INDEX_OPTIONS, type Entry } from "./client/index-options.ts";
import type { Page } from "./markdown.ts";

/** The entries of the pages: one for each passage. */
export const entriesOfPages = (pages: readonly Page[]): Entry[] =>
  pages.flatMap(({ output, title, passages }) =>
    passages.map(({ id, heading, text, level }) => ({
      address: id === undefined || level === 1 ? output : `${output}#${id}`,
      page: title,
      heading: heading || title,
      text: text.replaceAll(/\s+/g, " ").trim(),
    })),
  );

/** The search index as JSON, for the script of the pages. Of two entries with the same address, the first counts. */
export function searchIndexOf(entries: readonly Entry[]): string {
  const index = new MiniSearch<Entry>(INDEX_OPTIONS);
  for (const entry of entries) if (!index.has(entry.address)) index.add(entry);
  return JSON.stringify(index);
}
