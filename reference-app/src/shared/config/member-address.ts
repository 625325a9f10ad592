import type { MemberSection } from "./member-sections.ts";

/** The parameter of the address that opens the centre; `member.page` and the like belong to its section (D20). */
export const MEMBER_PARAMETER = "member";
/** Before the names of what belongs to the section. */
export const SECTION_PREFIX = `${MEMBER_PARAMETER}.`;

const isOfCentre = (name: string): boolean => name === MEMBER_PARAMETER || name.startsWith(SECTION_PREFIX);

/** The query of an address without the member centre: what belongs to the page behind it. */
export function withoutMember(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isOfCentre(name)));
}

/**
 * The address of a section above the page that has `search` as its query, which is kept: `?member=deposit`.
 * @param filters of the section itself, such as `{ page: "2" }`
 */
export function memberSearch(section: MemberSection, search = "", filters: Record<string, string> = {}): string {
  const parameters = withoutMember(search);
  parameters.set(MEMBER_PARAMETER, section);
  for (const [name, value] of Object.entries(filters)) parameters.set(SECTION_PREFIX + name, value);
  return `?${parameters}`;
}
