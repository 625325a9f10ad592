import { centreIn } from "./centre-address.ts";

/** Before the names of what belongs to the section that an address opens. */
const prefixOf = (parameters: URLSearchParams): string => `${centreIn(parameters) ?? "member"}.`;

/** What the section itself has in the query, by its own names. */
export function sectionFilters(search: string): URLSearchParams {
  const parameters = new URLSearchParams(search);
  const prefix = prefixOf(parameters);
  const own = [...parameters].filter(([name]) => name.startsWith(prefix));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** The same query with some of the section's filters changed; `undefined` and "" take one away. */
export function withSectionFilters(search: string, changes: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams(search);
  const prefix = prefixOf(parameters);
  // Other rows than before: they begin at their first page.
  if (!("page" in changes)) parameters.delete(`${prefix}page`);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(prefix + name, value);
    else parameters.delete(prefix + name);
  }
  return `?${parameters}`;
}
