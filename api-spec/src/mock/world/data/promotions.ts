import { HOSTILE_HTML } from "./announcements.ts";

/** What a promotion has beside its announcement of the same id. */
export interface PromotionRecord {
  id: string;
  /** Days it lasts from its announcement on; without end when left out. */
  days?: number;
  /** Banner that shows it. */
  bannerId?: string;
  /** Activity to apply for. */
  activityId?: string;
  /** HTML below the announcement's own, whatever the language. */
  smallPrint?: string;
}

export const PROMOTIONS: readonly PromotionRecord[] = [
  { id: "PR-1001", bannerId: "welcome-evening" },
  { id: "PR-1002", days: 60, activityId: "slots-week" },
  { id: "PR-1003" },
  // As an operator's hacked editor would write it: clients show the words and run nothing.
  { id: "PR-1004", days: 90, activityId: "lost-rounds-back", smallPrint: HOSTILE_HTML },
];
