import type { Announcement } from "../../shared/content/announcements.ts";

/** The announcements that pop up, in the server's order (R297). */
export const popupsOf = <Typed extends Pick<Announcement, "type">>(announcements: readonly Typed[]): Typed[] =>
  announcements.filter(({ type }) => type === "PU");
