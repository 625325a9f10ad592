import type { NavItem } from "@lobbykit/design-system/NavEntry";
import type { MemberSection } from "../../shared/config/member-sections.ts";
import type { Part } from "../../shared/layout/part.tsx";

export interface SectionEntry {
  icon: NavItem["icon"];
  part: Part<object>;
}

/** The sections that are here: each with its drawing in the navigation and its part, which comes when it is opened. */
export const SECTION_PARTS: Partial<Record<MemberSection, SectionEntry>> = {};
