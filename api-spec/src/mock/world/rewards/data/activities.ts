import type { Text } from "../../text.ts";
import data from "./activities.json" with { type: "json" };

export interface ActivityRecord {
  id: string;
  title: Text;
  /** HTML. */
  terms: Text;
  /** Whether members apply for it, or join by playing. */
  entry: "application" | "play";
  /** Days from the first day of the world; negative for days before it. */
  startsInDays: number;
  endsInDays: number;
  /** Minor units. */
  rewardMinor: number;
  /** How much a member must have staked since the start, in minor units. */
  requiredStakeMinor: number;
}

/**
 * The activities: promotions that members apply for or join by playing. The account with a history has at least one activity in each of the
 * eight statuses (R321–R328).
 */
export const ACTIVITIES = data.activities as readonly ActivityRecord[];

/** The reason given with every rejection. */
export const REJECTION: Text = data.rejection;
