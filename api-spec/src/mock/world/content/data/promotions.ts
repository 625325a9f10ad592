/** The parts of a promotion that its announcement (same id) does not contain. */
export interface PromotionRecord {
  id: string;
  /** Duration in days from its announcement; no end when left out. */
  days?: number;
  /** Banner that shows it. */
  bannerId: string;
  /** Id of the activity that members apply for. */
  activityId?: string;
}

export const PROMOTIONS: readonly PromotionRecord[] = [
  { id: "PR-1001", bannerId: "welcome-evening" },
  { id: "PR-1002", bannerId: "weekend-rebate", days: 60, activityId: "slots-week" },
  { id: "PR-1003", bannerId: "points-for-bets" },
  { id: "PR-1004", bannerId: "bring-a-friend", days: 90 },
];
