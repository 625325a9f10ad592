/** The two centres that open over a page. Each has an address parameter whose value is the open section (D20). */
export type Centre = "member" | "agent";

const CENTRES: readonly Centre[] = ["member", "agent"];

/** The centre that an address opens; undefined when it opens none. */
export function centreIn(search: string | URLSearchParams): Centre | undefined {
  const parameters = new URLSearchParams(search);
  return CENTRES.find((centre) => parameters.has(centre));
}

/** Matches a centre's parameter and those of its section, such as `member.page`. */
const OF_CENTRE = /^(?:member|agent)(?:\.|$)/;

/** The address's query without the parameters of a centre: only those of the page behind it. */
export function withoutCentre(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !OF_CENTRE.test(name)));
}

/** The query that opens a section over the current page. The page's own parameters in `search` are kept. */
export function centreSearch(
  centre: Centre,
  section: string,
  search = "",
  filters: Record<string, string> = {},
): string {
  const parameters = withoutCentre(search);
  parameters.set(centre, section);
  for (const [name, value] of Object.entries(filters)) parameters.set(`${centre}.${name}`, value);
  return `?${parameters}`;
}
