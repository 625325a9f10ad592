import type { DatabaseSync } from "node:sqlite";
import type { PageOfRows, Period } from "../period.ts";
import { MINUTE_MS, DAY_MS, type Clock } from "../clock.ts";
import { POINT_REWARDS, type RewardRecord } from "./data/point-rewards.ts";
import { inLanguage, textOf } from "../text.ts";
import type { Ledger } from "../money/ledger.ts";
import type { Messages } from "../content/messages.ts";
import type { Points } from "./points.ts";
import { transaction } from "../store.ts";
import type { Timers } from "../timers.ts";
import { fieldsOf, inserter, itemStatements, pagedList, type Row } from "../row.ts";

export type RedemptionStatus = "processing" | "issued" | "sent";

export interface Redemption {
  id: string;
  accountId: string;
  reward: RewardRecord;
  quantity: number;
  points: number;
  status: RedemptionStatus;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
}

export interface RedemptionWish {
  accountId: string;
  reward: RewardRecord;
  quantity: number;
  /** Epoch milliseconds; now when left out. */
  at?: number;
}

interface Parts {
  store: DatabaseSync;
  clock: Clock;
  timers: Timers;
  money: Ledger;
  points: Points;
  messages: Messages;
}

const TIMER = "redemption";
const ISSUE_MS = MINUTE_MS;
const SEND_MS = DAY_MS;

const SCHEMA = `
  create table if not exists point_redemptions (
    id integer primary key, account_id text not null, reward_id text not null, quantity integer not null,
    points integer not null, status text not null, created_at integer not null, updated_at integer not null
  ) strict;
  create index if not exists point_redemptions_of_account on point_redemptions (account_id, id);
  create index if not exists point_redemptions_of_reward on point_redemptions (reward_id);
`;

/** Rewards that members redeemed points for in the mall. */
export function createRedemptions({ store, clock, timers, money, points, messages }: Parts) {
  store.exec(SCHEMA);
  const prepare = itemStatements(store, toRedemption);
  const insert = inserter(store, "point_redemptions", toRedemption);
  const update = store.prepare("update point_redemptions set status = ?, updated_at = ? where id = ?");
  const taken = store.prepare("select coalesce(sum(quantity), 0) as taken from point_redemptions where reward_id = ?");
  const select = prepare("select * from point_redemptions where id = ?");
  const own = pagedList(
    store,
    `point_redemptions where account_id = :accountId
       and (:from is null or created_at >= :from) and (:to is null or created_at < :to)`,
    "created_at desc, id desc",
    toRedemption,
  );

  /** Delivers the reward: pays its amount, if it has one, and sends a message. */
  const hand = (reference: string, dueAt: number) => {
    const { reward, accountId, quantity } = select.one(Number(reference));
    update.run(reward.kind === "goods" ? "sent" : "issued", dueAt, Number(reference));
    const amountMinor = reward.amountMinor * quantity;
    if (amountMinor > 0) {
      const posting = { key: `redemption:${reference}`, kind: "reward", reference: reward.id, at: dueAt } as const;
      money.post({ ...posting, accountId, amountMinor });
    }
    messages.send({ accountId, ...handedOver(reward), at: dueAt });
  };
  timers.on(TIMER, hand);

  return {
    /** Remaining stock of a reward; undefined when it is unlimited. */
    stockOf: ({ id, stock }: RewardRecord): number | undefined =>
      stock === undefined ? undefined : stock - Number(taken.get(id)?.taken),
    /** Takes points and stock. The caller must have checked that there is enough stock. @throws NotEnoughPointsError */
    redeem: ({ accountId, reward, quantity, at = clock.now() }: RedemptionWish): Redemption =>
      transaction(store, () => {
        points.earn(accountId, at + 1);
        const cost = reward.points * quantity;
        const wanted = { accountId, rewardId: reward.id, quantity, points: cost };
        const redemption = insert({ ...wanted, status: "processing", createdAt: at, updatedAt: at });
        const reference = redemption.id.slice(PREFIX.length);
        const posting = { key: `redemption:${reference}`, kind: "redemption", reference: reward.id, at } as const;
        points.ledger.post({ ...posting, accountId, pointsChange: -cost });
        timers.set({ kind: TIMER, reference, dueAt: at + (reward.kind === "goods" ? SEND_MS : ISSUE_MS) });
        return redemption;
      }),
    /** Newest first. */
    list: (accountId: string, period: Period, page: PageOfRows): Redemption[] =>
      own.list({ accountId, ...period }, page),
    count: (accountId: string, period: Period): number => own.count({ accountId, ...period }),
  };
}

const PREFIX = "PR";

const handedOver = ({ kind, name }: RewardRecord) => ({
  title:
    kind === "goods"
      ? {
          en: "Your reward is on its way",
          bn: "আপনার পুরস্কার পাঠানো হয়েছে",
          hi: "आपका इनाम भेज दिया गया है",
          id: "Hadiah Anda sedang dikirim",
          fil: "Papunta na ang gantimpala mo",
          vi: "Phần thưởng của bạn đang được gửi",
        }
      : {
          en: "Your reward has arrived",
          bn: "আপনার পুরস্কার পৌঁছেছে",
          hi: "आपका इनाम आ गया है",
          id: "Hadiah Anda sudah tiba",
          fil: "Narito na ang gantimpala mo",
          vi: "Phần thưởng của bạn đã đến",
        },
  content: textOf((language) => `<p>${inLanguage(name, language)}</p>`),
});

function toRedemption(row: Row): Redemption {
  const reward = POINT_REWARDS.find(({ id }) => id === row.reward_id);
  if (!reward) throw new Error(`No reward ${String(row.reward_id)}`);
  return { ...(fieldsOf(row) as Redemption), id: `${PREFIX}${String(row.id)}`, reward };
}
