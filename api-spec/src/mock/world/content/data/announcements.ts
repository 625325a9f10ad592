import { HOSTILE_HTML } from "./hostile-html.ts";
import type { Text } from "../../text.ts";
import announcements from "./announcements.json" with { type: "json" };

/** PL: plain notice. PU: pop-up. PR: promotion. H: headline. */
export type AnnouncementType = "PL" | "PU" | "PR" | "H";

export interface AnnouncementRecord {
  id: string;
  type: AnnouncementType;
  /** The only merchant that shows it. @default all */
  only?: string;
  /** Days before today when it was published. */
  daysAgo: number;
  title: Text;
  /** HTML; clients sanitise it. */
  content: Text;
}

/** The announcement without content shows hostile HTML, which clients must sanitise. */
export const ANNOUNCEMENTS: readonly AnnouncementRecord[] = announcements.map((record) => ({
  ...record,
  type: record.type as AnnouncementType,
  content: record.content ?? HOSTILE_HTML,
}));
