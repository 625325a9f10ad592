/** The places of several sections over the page; each is a parameter of the address, whose value is the section (D20). */
export const CENTRES = ["member", "agent"] as const;
export type Centre = (typeof CENTRES)[number];

/** Before the names of what belongs to the open section: `member.page` and the like. */
export const sectionPrefix = (centre: Centre): string => `${centre}.`;

const isOfCentre = (name: string): boolean =>
  CENTRES.some((centre) => name === centre || name.startsWith(sectionPrefix(centre)));

/** The query of an address without any centre: what belongs to the page behind it. */
export function withoutCentre(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isOfCentre(name)));
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
  for (const [name, value] of Object.entries(filters)) parameters.set(sectionPrefix(centre) + name, value);
  return `?${parameters}`;
}
