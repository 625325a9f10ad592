import { SECTION_PREFIX } from "./member-address.ts";

/** What the section itself has in the query, by its own names. */
export function sectionFilters(search: string): URLSearchParams {
  const own = [...new URLSearchParams(search)].filter(([name]) => name.startsWith(SECTION_PREFIX));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(SECTION_PREFIX.length), value]));
}

/** The same query with some of the section's filters changed; `undefined` and "" take one away. */
export function withSectionFilters(search: string, changes: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams(search);
  // Other rows than before: they begin at their first page.
  if (!("page" in changes)) parameters.delete(`${SECTION_PREFIX}page`);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(SECTION_PREFIX + name, value);
    else parameters.delete(SECTION_PREFIX + name);
  }
  return `?${parameters}`;
}
