import { MEMBER_GROUPS, type MemberSection } from "../../shared/config/member-sections.ts";
import { sectionIn } from "../centre/rules.ts";

const SECTIONS: readonly MemberSection[] = Object.values(MEMBER_GROUPS).flat();

/** Opened first, and for a name that is no section's (R176). */
const DEFAULT_SECTION: MemberSection = "securityCenter";

/** The section that an address opens; undefined where it opens none. */
export const sectionOf = (search: string): MemberSection | undefined =>
  sectionIn("member", SECTIONS, DEFAULT_SECTION, search);
