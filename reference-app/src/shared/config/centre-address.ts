/** The places of several sections over the page; each is a parameter of the address, whose value is the section (D20). */
export type Centre = "member" | "agent";

const CENTRES: readonly Centre[] = ["member", "agent"];

/** The centre that an address opens; undefined where it opens none. */
export function centreIn(search: string | URLSearchParams): Centre | undefined {
  const parameters = new URLSearchParams(search);
  return CENTRES.find((centre) => parameters.has(centre));
}

/** A centre, and what belongs to its section: `member.page` and the like. */
const OF_CENTRE = /^(?:member|agent)(?:\.|$)/;

/** The query of an address without any centre: what belongs to the page behind it. */
export function withoutCentre(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !OF_CENTRE.test(name)));
}

/** The address of a section above the page that has `search` as its query, which is kept. */
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
