/** The member centre's sections, in groups, in navigation order (R072–R078, R143–R145, R176). */
export const MEMBER_GROUPS = {
  account: ["securityCenter", "personalData", "messageV2", "settings"],
  money: ["deposit", "withdrawal", "transfer"],
  records: [
    "bettingRecord",
    "accountRecord",
    "profitLoss",
    "bonusDetails",
    "depositRecord",
    "withdrawalRecord",
    "pointRecord",
  ],
  more: ["rewardCenter", "playLimits", "favourites", "recent", "feedback"],
} as const;

export type MemberGroup = keyof typeof MEMBER_GROUPS;
export type MemberSection = (typeof MEMBER_GROUPS)[MemberGroup][number];
