/** What a promotion has beside its announcement of the same id. */
export interface PromotionRecord {
  id: string;
  /** Days it lasts from its announcement on; without end when left out. */
  days?: number;
  /** Banner that shows it. */
  bannerId: string;
  /** Activity to apply for. */
  activityId?: string;
}

export const PROMOTIONS: readonly PromotionRecord[] = [
  { id: "PR-1001", bannerId: "welcome-evening" },
  { id: "PR-1002", bannerId: "weekend-rebate", days: 60, activityId: "slots-week" },
  { id: "PR-1003", bannerId: "points-for-bets" },
  { id: "PR-1004", bannerId: "bring-a-friend", days: 90 },
];
