/** The sections of the member centre, in groups, in the order of its navigation (R072–R078, R143–R145, R176). */
export const MEMBER_GROUPS = {
  account: ["securityCenter", "personalData", "messageV2", "settings"],
  money: ["deposit", "withdrawal", "transfer"],
  records: [
    "bettingRecord",
    "accountRecord",
    "profitLoss",
    "bonusDetails",
    "depositRecord",
    "withdrawalRecord",
    "pointRecord",
  ],
  more: ["rewardCenter", "playLimits", "favourites", "recent", "feedback"],
} as const;

export type MemberGroup = keyof typeof MEMBER_GROUPS;
export type MemberSection = (typeof MEMBER_GROUPS)[MemberGroup][number];

/** The parameter of the address that opens the centre; `member.page` and the like belong to its section (D20). */
export const MEMBER_PARAMETER = "member";
const SECTION_PREFIX = `${MEMBER_PARAMETER}.`;

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
