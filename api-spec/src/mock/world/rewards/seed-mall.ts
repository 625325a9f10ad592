import { DAY_MS } from "../clock.ts";
import { POINT_REWARDS } from "./data/point-rewards.ts";
import type { World } from "../world.ts";

const WELCOME_POINTS = 6_000;
const WELCOME_DAYS_AGO = 121;
/** The rewards that the test account with a history redeemed. No money moves, because another module creates the history of its wallet. */
const REDEEMED = [
  { daysAgo: 96, rewardId: "spins-10" },
  { daysAgo: 81, rewardId: "mug" },
  { daysAgo: 40, rewardId: "spins-10" },
  { daysAgo: 0.25, rewardId: "mug" },
];

/** Adds several months of points records for the test account with a history. The other test accounts start without points. */
export function seedMall({ accounts, clock, points, redemptions }: World): void {
  const now = clock.now();
  for (const { id: accountId } of accounts.list().filter(({ traits }) => traits.includes("history"))) {
    const welcome = { key: "welcome", kind: "gift", reference: "welcome", pointsChange: WELCOME_POINTS } as const;
    points.ledger.post({ ...welcome, accountId, at: now - WELCOME_DAYS_AGO * DAY_MS });
    for (const { daysAgo, rewardId } of REDEEMED) {
      const reward = POINT_REWARDS.find(({ id }) => id === rewardId);
      if (reward) redemptions.redeem({ accountId, reward, quantity: 1, at: now - daysAgo * DAY_MS });
    }
  }
}
