import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { part, type Part } from "../../shared/loading/part.tsx";

/** A section with its navigation icon and its component, which loads when the section opens. */
export interface SectionEntry {
  icon: NavItem["icon"];
  part: Part<object>;
}

/** An entry of a centre: `section(MailIcon, async () => (await import("./messages-section.tsx")).MessagesSection, "messages")`. */
export const section = (icon: NavItem["icon"], ...load: Parameters<typeof part<object>>): SectionEntry => ({
  icon,
  part: part(...load),
});
