import type { DatabaseSync } from "node:sqlite";
import type { Accounts } from "../identity/accounts.ts";
import type { Bets } from "../money/bets.ts";
import { MINUTE_MS, DAY_MS, type Clock } from "../clock.ts";
import { ACTIVITIES, type ActivityRecord } from "./data/activities.ts";
import { decisionMessage } from "./data/activity-messages.ts";
import type { Messages } from "../content/messages.ts";
import type { Protection } from "../protection/protection.ts";
import type { Rewards } from "./rewards.ts";
import { transaction } from "../store.ts";
import type { Timers } from "../timers.ts";
import { fieldsOf, inserter, itemStatements, type Row } from "../row.ts";

/** A member's status in an activity, in the order of the list (R321–R328). */
export const ACTIVITY_STATUSES = [
  "applying",
  "issued",
  "joined",
  "processing",
  "comingSoon",
  "claimed",
  "rejected",
  "closed",
] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];
/** How the merchant decides on an application. */
export type Decision = "issued" | "rejected" | "closed";

/** A member's participation in an activity. */
export interface Part {
  id: string;
  accountId: string;
  activityId: string;
  status: "processing" | Decision;
  remark: string;
  imageIds: string[];
  /** Id of the reward issued for this participation; undefined if none was. */
  rewardId: string | undefined;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
}

/** An activity with the status of one member; timestamps in epoch milliseconds. */
export interface Standing {
  activity: ActivityRecord;
  status: ActivityStatus;
  startsAt: number;
  endsAt: number;
  part: Part | undefined;
}

export interface NewPart extends Pick<Part, "accountId" | "activityId" | "remark" | "imageIds"> {
  /** Epoch milliseconds; now when left out. */
  at?: number;
  /** When the merchant decides; some minutes later when left out. */
  decidedAt?: number;
}

interface Parts {
  store: DatabaseSync;
  clock: Clock;
  timers: Timers;
  accounts: Accounts;
  bets: Bets;
  rewards: Rewards;
  messages: Messages;
  protection: Protection;
}

const END_TIMER = "activityEnd";
const DECISION_TIMER = "activityDecision";
const DECISION_MS = 2 * MINUTE_MS;
/** A reward that is not claimed within this time closes the activity. */
const CLAIM_MS = 14 * DAY_MS;

/** A keyword in the remark tells the mock what to decide. */
const decisionOf = (remark: string): Decision => {
  if (/\breject\b/i.test(remark)) return "rejected";
  return /\bclose\b/i.test(remark) ? "closed" : "issued";
};

const SCHEMA = `
  create table if not exists activity_runs (
    id text primary key, starts_at integer not null, ends_at integer not null
  ) strict;
  create table if not exists activity_parts (
    id integer primary key, account_id text not null, activity_id text not null, status text not null,
    remark text not null, image_ids text not null, reward_id text, created_at integer not null,
    updated_at integer not null, unique (account_id, activity_id)
  ) strict;
`;

/** The activities of the merchant, and the part that members take in them. */
export function createActivities(parts: Parts) {
  const { store, clock, timers, accounts, bets, rewards, messages, protection } = parts;
  store.exec(SCHEMA);
  const insertRun = inserter(store, "activity_runs");
  const selectRun = store.prepare("select * from activity_runs where id = ?");
  const prepare = itemStatements(store, toPart);
  const insert = inserter(store, "activity_parts", toPart);
  const update = store.prepare("update activity_parts set status = ?, reward_id = ?, updated_at = ? where id = ?");
  const selectById = prepare("select * from activity_parts where id = ?");
  const select = prepare("select * from activity_parts where account_id = ? and activity_id = ?");

  const isExcluded = (accountId: string) => {
    const account = accounts.byId(accountId);
    return account !== undefined && protection.playBlockOf(account)?.code === "SELF_EXCLUDED";
  };
  /** An issued reward may still be unpaid, so the status and the time of its last change come from the reward. */
  const stateOfPart = ({ status, rewardId, updatedAt }: Part): { status: ActivityStatus; updatedAt: number } => {
    const reward = status === "issued" && rewardId !== undefined ? rewards.byId(rewardId) : undefined;
    if (reward?.claimedAt !== undefined) return { status: "claimed", updatedAt: reward.claimedAt };
    return reward?.status === "expired" ? { status: "closed", updatedAt: reward.expiresAt } : { status, updatedAt };
  };
  const standingOf = (accountId: string, activity: ActivityRecord): Standing => {
    const run = selectRun.get(activity.id);
    const startsAt = Number(run?.starts_at);
    const endsAt = Number(run?.ends_at);
    const part = select.get(accountId, activity.id);
    if (!part)
      return { activity, status: statusByTime(activity, startsAt, endsAt, clock.now()), startsAt, endsAt, part };
    const { status, updatedAt } = stateOfPart(part);
    return { activity, status, startsAt, endsAt, part: { ...part, updatedAt } };
  };
  const stakedMinor = (accountId: string, { startsAt, endsAt }: Standing) =>
    bets.totals({ accountIds: [accountId], from: startsAt, to: endsAt }).stakeMinor;

  const enter = ({ accountId, activityId, remark, imageIds, at = clock.now(), decidedAt }: NewPart) =>
    transaction(store, () => {
      const times = { createdAt: at, updatedAt: at };
      const part = insert({ accountId, activityId, status: "processing", remark, imageIds, ...times });
      timers.set({ kind: DECISION_TIMER, reference: rowOf(part.id), dueAt: decidedAt ?? at + DECISION_MS });
      return part;
    });
  const decide = (partId: string, decision: Decision, at: number, rewardId?: string) => {
    const { accountId, activityId } = selectById.one(Number(rowOf(partId)));
    timers.cancel(DECISION_TIMER, rowOf(partId));
    const activity = activityOf(activityId);
    const { title, rewardMinor: amountMinor } = activity;
    const give = () => rewards.give({ accountId, title, amountMinor, availableAt: at, expiresAt: at + CLAIM_MS }).id;
    update.run(decision, decision === "issued" ? (rewardId ?? give()) : null, at, Number(rowOf(partId)));
    messages.send({ accountId, ...decisionMessage(activity, decision), at });
  };
  timers.on(DECISION_TIMER, (row, dueAt) => {
    const part = selectById.one(Number(row));
    // A self-excluded member gets no promotion (D15).
    decide(part.id, isExcluded(part.accountId) ? "closed" : decisionOf(part.remark), dueAt);
  });
  /** At the end, every member who has staked enough is entered. */
  timers.on(END_TIMER, (activityId, dueAt) => {
    const activity = activityOf(activityId);
    for (const { id: accountId } of accounts.list()) {
      const isEnough = stakedMinor(accountId, standingOf(accountId, activity)) >= activity.requiredStakeMinor;
      if (isEnough && !isExcluded(accountId)) enter({ accountId, activityId, remark: "", imageIds: [], at: dueAt });
    }
  });

  return {
    /** Stores when each activity runs, counted from now. */
    open: (): void => {
      for (const { id, entry, startsInDays, endsInDays } of ACTIVITIES) {
        const endsAt = clock.now() + endsInDays * DAY_MS;
        insertRun({ id, startsAt: clock.now() + startsInDays * DAY_MS, endsAt });
        if (entry === "play" && endsInDays > 0) timers.set({ kind: END_TIMER, reference: id, dueAt: endsAt });
      }
    },
    /** Activities that wait for an action of the member come first. */
    list: (accountId: string): Standing[] =>
      ACTIVITIES.map((activity) => standingOf(accountId, activity)).toSorted(
        (left, right) => ACTIVITY_STATUSES.indexOf(left.status) - ACTIVITY_STATUSES.indexOf(right.status),
      ),
    of: (accountId: string, activityId: string): Standing | undefined => {
      const activity = ACTIVITIES.find(({ id }) => id === activityId);
      return activity && standingOf(accountId, activity);
    },
    /** What the member has staked since the activity started, in minor units. */
    stakedMinor,
    /** Enters the member into an activity. The merchant then reviews and decides automatically. */
    enter,
    /** Ends the review with a decision. `issued` creates a reward, unless `rewardId` names one that exists. */
    decide,
  };
}

function activityOf(activityId: string): ActivityRecord {
  const activity = ACTIVITIES.find(({ id }) => id === activityId);
  if (!activity) throw new Error(`No activity ${activityId}`);
  return activity;
}

function statusByTime({ entry }: ActivityRecord, startsAt: number, endsAt: number, now: number): ActivityStatus {
  if (now < startsAt) return "comingSoon";
  if (now >= endsAt) return "closed";
  return entry === "play" ? "joined" : "applying";
}

/** Ids are "A" and the row number. */
const rowOf = (partId: string) => partId.slice(1);

const toPart = (row: Row): Part => ({
  ...(fieldsOf(row) as Part),
  id: `A${String(row.id)}`,
  imageIds: JSON.parse(String(row.image_ids)),
});
