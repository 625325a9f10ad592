import { centreSearch } from "./centre-address.ts";
import type { MemberSection } from "./member-sections.ts";

/**
 * The query that opens a section of the member centre over the current page: `?member=deposit`.
 * @param filters of the section itself, such as `{ page: "2" }`
 */
export const memberSearch = (section: MemberSection, search?: string, filters?: Record<string, string>): string =>
  centreSearch("member", section, search, filters);
