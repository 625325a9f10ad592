import { MEMBER_GROUPS, type MemberSection } from "../../shared/config/member-sections.ts";
import { sectionIn } from "../centre/rules.ts";

const SECTIONS: readonly MemberSection[] = Object.values(MEMBER_GROUPS).flat();

/** Opens first, and for an unknown section name (R176). */
const DEFAULT_SECTION: MemberSection = "securityCenter";

/** The section that an address opens; undefined when it opens none. */
export const sectionOf = (search: string): MemberSection | undefined =>
  sectionIn("member", SECTIONS, DEFAULT_SECTION, search);
