import gifts from "./gifts.json" with { type: "json" };

/** Names of the personas' bonuses (R077), and titles of the rewards in the reward centre (R078). */
export const { bonusNames: BONUS_NAMES, rewardTitles: REWARD_TITLES } = gifts;
