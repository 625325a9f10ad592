import { MEMBER_PARAMETER } from "../../shared/config/member-address.ts";
import { MEMBER_GROUPS, type MemberSection } from "../../shared/config/member-sections.ts";
import { gateFor, type Gate } from "../../shared/session/rules.ts";
import type { Session } from "../../shared/session/session.ts";

const SECTIONS: readonly MemberSection[] = Object.values(MEMBER_GROUPS).flat();

/** Opened first, and for a name that is no section's (R176). */
const DEFAULT_SECTION: MemberSection = "securityCenter";

/** The section that an address opens; undefined where it opens none. */
export function sectionOf(search: string): MemberSection | undefined {
  const name = new URLSearchParams(search).get(MEMBER_PARAMETER);
  if (name === null) return undefined;
  return SECTIONS.find((section) => section === name) ?? DEFAULT_SECTION;
}

/** Who may open the centre: every member but type 4 (R406); who plays for free is told of a real account (R405). */
export function memberGate(visitor: Pick<Session, "isLogin" | "isFreePlay" | "type">): Gate {
  return visitor.isLogin && visitor.isFreePlay ? "realAccount" : gateFor(visitor);
}
