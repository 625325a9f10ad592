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

const DAYS = ["from", "to"] as const;

/** The days chosen in the open section. The next section keeps them, so that its figures can be compared (R504). */
export function chosenDays(search: string): Record<string, string> {
  const filters = sectionFilters(search);
  return Object.fromEntries(DAYS.flatMap((name) => (filters.has(name) ? [[name, filters.get(name) ?? ""]] : [])));
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
