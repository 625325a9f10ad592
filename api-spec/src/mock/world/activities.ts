import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Accounts } from "./accounts.ts";
import type { Bets } from "./bets.ts";
import type { Clock } from "./clock.ts";
import { ACTIVITIES, type ActivityRecord } from "./data/activities.ts";
import { decisionMessage } from "./data/activity-messages.ts";
import type { Messages } from "./messages.ts";
import type { Protection } from "./protection.ts";
import type { Rewards } from "./rewards.ts";
import { transaction } from "./store.ts";
import type { Timers } from "./timers.ts";

/** Where a member stands, what waits for them first (R321–R328). */
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
/** How the house decides. */
export type Decision = "issued" | "rejected" | "closed";

/** What a member has to do with an activity. */
export interface Part {
  id: string;
  accountId: string;
  activityId: string;
  status: "processing" | Decision;
  remark: string;
  imageIds: string[];
  /** The reward of a part that is issued. */
  rewardId: string | undefined;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
}

/** An activity as it stands for one member; moments in epoch milliseconds. */
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
  /** When the house decides; within minutes when left out. */
  decidedAt?: number;
}

export interface Activities {
  /** Writes down when each activity runs, counted from now. */
  open(): void;
  /** What waits for the member first. */
  list(accountId: string): Standing[];
  of(accountId: string, activityId: string): Standing | undefined;
  /** What the member has staked since the activity started, in minor units. */
  stakedMinor(accountId: string, standing: Standing): number;
  /** The member takes part; the house looks at it and decides by itself. */
  enter(part: NewPart): Part;
  /** Ends the looking. What is issued is a new reward, unless one is named that the member has already. */
  decide(partId: string, decision: Decision, at: number, rewardId?: string): void;
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
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DECISION_MS = 2 * MINUTE_MS;
/** A reward not claimed by then closes the activity. */
const CLAIM_MS = 14 * DAY_MS;

/** Testers steer the house by a word in their remark. */
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

export function createActivities(parts: Parts): Activities {
  const { store, clock, timers, accounts, bets, rewards, messages, protection } = parts;
  store.exec(SCHEMA);
  const insertRun = store.prepare("insert into activity_runs values (?, ?, ?)");
  const selectRun = store.prepare("select * from activity_runs where id = ?");
  const insert = store.prepare(`
    insert into activity_parts (account_id, activity_id, status, remark, image_ids, created_at, updated_at)
    values (?, ?, 'processing', ?, ?, ?, ?) returning *
  `);
  const update = store.prepare("update activity_parts set status = ?, reward_id = ?, updated_at = ? where id = ?");
  const selectById = store.prepare("select * from activity_parts where id = ?");
  const select = store.prepare("select * from activity_parts where account_id = ? and activity_id = ?");

  const isExcluded = (accountId: string) => {
    const account = accounts.byId(accountId);
    return account !== undefined && protection.playBlockOf(account)?.code === "SELF_EXCLUDED";
  };
  /** Given is not yet paid: the reward says what became of it. */
  const statusOfPart = ({ status, rewardId }: Part): ActivityStatus => {
    if (status !== "issued") return status;
    const reward = rewardId === undefined ? undefined : rewards.byId(rewardId);
    if (reward?.status === "claimed") return "claimed";
    return reward?.status === "expired" ? "closed" : "issued";
  };
  const standingOf = (accountId: string, activity: ActivityRecord): Standing => {
    const run = selectRun.get(activity.id);
    const startsAt = Number(run?.starts_at);
    const endsAt = Number(run?.ends_at);
    const row = select.get(accountId, activity.id);
    const part = row && toPart(row);
    const status = part ? statusOfPart(part) : statusByTime(activity, startsAt, endsAt, clock.now());
    return { activity, status, startsAt, endsAt, part };
  };
  const stakedMinor = (accountId: string, { startsAt, endsAt }: Standing) =>
    bets.totals({ accountIds: [accountId], from: startsAt, to: endsAt }).stakeMinor;

  const enter = ({ accountId, activityId, remark, imageIds, at = clock.now(), decidedAt }: NewPart) =>
    transaction(store, () => {
      const part = toPart(found(insert.get(accountId, activityId, remark, JSON.stringify(imageIds), at, at)));
      timers.set({ kind: DECISION_TIMER, reference: rowOf(part.id), dueAt: decidedAt ?? at + DECISION_MS });
      return part;
    });
  const decide = (partId: string, decision: Decision, at: number, rewardId?: string) => {
    const { accountId, activityId } = toPart(found(selectById.get(Number(rowOf(partId)))));
    timers.cancel(DECISION_TIMER, rowOf(partId));
    const activity = activityOf(activityId);
    const { title, rewardMinor: amountMinor } = activity;
    const give = () => rewards.give({ accountId, title, amountMinor, availableAt: at, expiresAt: at + CLAIM_MS }).id;
    update.run(decision, decision === "issued" ? (rewardId ?? give()) : null, at, Number(rowOf(partId)));
    messages.send({ accountId, ...decisionMessage(activity, decision), at });
  };
  timers.on(DECISION_TIMER, (row, dueAt) => {
    const part = toPart(found(selectById.get(Number(row))));
    // Who has excluded themselves gets no promotion (D15).
    decide(part.id, isExcluded(part.accountId) ? "closed" : decisionOf(part.remark), dueAt);
  });
  /** Whoever has played enough has taken part. */
  timers.on(END_TIMER, (activityId, dueAt) => {
    const activity = activityOf(activityId);
    for (const { id: accountId } of accounts.list()) {
      const isEnough = stakedMinor(accountId, standingOf(accountId, activity)) >= activity.requiredStakeMinor;
      if (isEnough && !isExcluded(accountId)) enter({ accountId, activityId, remark: "", imageIds: [], at: dueAt });
    }
  });

  return {
    open: () => {
      for (const { id, entry, startsInDays, endsInDays } of ACTIVITIES) {
        const endsAt = clock.now() + endsInDays * DAY_MS;
        insertRun.run(id, clock.now() + startsInDays * DAY_MS, endsAt);
        if (entry === "play" && endsInDays > 0) timers.set({ kind: END_TIMER, reference: id, dueAt: endsAt });
      }
    },
    list: (accountId) =>
      ACTIVITIES.map((activity) => standingOf(accountId, activity)).toSorted(
        (left, right) => ACTIVITY_STATUSES.indexOf(left.status) - ACTIVITY_STATUSES.indexOf(right.status),
      ),
    of: (accountId, activityId) => {
      const activity = ACTIVITIES.find(({ id }) => id === activityId);
      return activity && standingOf(accountId, activity);
    },
    stakedMinor,
    enter,
    decide,
  };
}

const activityOf = (activityId: string) => found(ACTIVITIES.find(({ id }) => id === activityId));

function statusByTime({ entry }: ActivityRecord, startsAt: number, endsAt: number, now: number): ActivityStatus {
  if (now < startsAt) return "comingSoon";
  if (now >= endsAt) return "closed";
  return entry === "play" ? "joined" : "applying";
}

/** Ids are A and the number of the row. */
const rowOf = (partId: string) => partId.slice(1);

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("There is no such activity, or no such part in one");
  return thing;
}

const toPart = (row: Record<string, SQLOutputValue>): Part => ({
  id: `A${String(row.id)}`,
  accountId: String(row.account_id),
  activityId: String(row.activity_id),
  status: String(row.status) as Part["status"],
  remark: String(row.remark),
  imageIds: JSON.parse(String(row.image_ids)) as string[],
  rewardId: row.reward_id === null ? undefined : String(row.reward_id),
  createdAt: Number(row.created_at),
  updatedAt: Number(row.updated_at),
});
