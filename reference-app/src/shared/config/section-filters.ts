import { centreIn } from "./centre-address.ts";

/** The prefix of the section's parameters in the open centre. */
const prefixOf = (parameters: URLSearchParams): string => `${centreIn(parameters) ?? "member"}.`;

/** The open section's parameters from the query, without their prefix. */
export function sectionFilters(search: string): URLSearchParams {
  const parameters = new URLSearchParams(search);
  const prefix = prefixOf(parameters);
  const own = [...parameters].filter(([name]) => name.startsWith(prefix));
  return new URLSearchParams(own.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** Returns the query with some of the section's filters changed. `undefined` or "" removes a filter. */
export function withSectionFilters(search: string, changes: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams(search);
  const prefix = prefixOf(parameters);
  // A new filter gives other rows, so the list starts again at its first page.
  if (!("page" in changes)) parameters.delete(`${prefix}page`);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(prefix + name, value);
    else parameters.delete(prefix + name);
  }
  return `?${parameters}`;
}
