import { DAY_MS } from "../clock.ts";
import type { World } from "../world.ts";

/**
 * The activities in which the test account with a history takes part. Those with the status `issued` refer to rewards that its history has
 * already created.
 */
const PARTS = [
  { activityId: "first-review", daysAgo: 0.05, status: "processing" },
  { activityId: "eid-gift", daysAgo: 3, status: "issued" },
  { activityId: "level-up", daysAgo: 52, status: "issued" },
  { activityId: "story-of-the-month", daysAgo: 6, status: "rejected" },
] as const;

/** Opens the activities, and lets the test account with a history take part in some of them. */
export function seedActivities({ accounts, activities, clock, rewards }: World): void {
  const now = clock.now();
  activities.open();
  for (const { id: accountId } of accounts.list().filter(({ traits }) => traits.includes("history"))) {
    for (const { activityId, daysAgo, status } of PARTS) {
      const at = now - daysAgo * DAY_MS;
      const { id } = activities.enter({ accountId, activityId, remark: "", imageIds: [], at, decidedAt: now + DAY_MS });
      const minor = activities.of(accountId, activityId)?.activity.rewardMinor;
      const reward = rewards.list(accountId).find(({ amountMinor }) => amountMinor === minor);
      if (status !== "processing") activities.decide(id, status, at, reward?.id);
    }
  }
}
