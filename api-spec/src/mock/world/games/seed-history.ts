import { HOUR_MS, DAY_MS } from "../clock.ts";
import { CATALOGUE, gameOfCode } from "./catalogue.ts";
import { BONUS_NAMES, REWARD_TITLES } from "../rewards/data/gifts.ts";
import {
  planBets,
  planOrders,
  planRebates,
  type PlannedBet,
  type PlannedDeposit,
  type PlannedOrder,
  type PlannedRebate,
} from "./history-plan.ts";
import { seededRandom } from "../random.ts";
import type { World } from "../world.ts";

/** The bet whose win makes the history end at the wanted balance. */
const JACKPOT = { code: "lantern-night", daysAgo: 17.3, stakeMinor: 50_00 };
/** Its match ends that late and the bet is then lost, so that the balance never changes by itself. */
const OPEN_BET = { daysAgo: 0.45, endsInDays: 14, stakeMinor: 150_00 };

/** The second one expires before its wagering requirement is met. */
const BONUSES = [
  { name: BONUS_NAMES.welcome, daysAgo: 119.5, days: 30, amountMinor: 1_000_00, times: 5, isMissed: false },
  { name: BONUS_NAMES.weekend, daysAgo: 64.5, days: 7, amountMinor: 800_00, times: 80, isMissed: true },
  { name: BONUS_NAMES.lantern, daysAgo: 9.5, days: 34, amountMinor: 500_00, times: 20, isMissed: false },
];

/** `claimedDaysAgo` is undefined for a reward that is not claimed. */
const REWARDS = [
  { title: REWARD_TITLES.welcome, daysAgo: 118, days: 30, amountMinor: 50_00, claimedDaysAgo: 117.4 },
  { title: REWARD_TITLES.levelUp, daysAgo: 52, days: 14, amountMinor: 188_00, claimedDaysAgo: 50.4 },
  { title: REWARD_TITLES.birthday, daysAgo: 40, days: 14, amountMinor: 100_00 },
  { title: REWARD_TITLES.eid, daysAgo: 3, days: 60, amountMinor: 88_00 },
  { title: REWARD_TITLES.streak, daysAgo: 1, days: 45, amountMinor: 20_00 },
  { title: REWARD_TITLES.monthly, daysAgo: -2, days: 14, amountMinor: 30_00 },
] as const;

const daysBefore = (now: number, days: number) => now - Math.round(days * DAY_MS);

/** The history ends this long before now. Today's orders are seeded after it, so that the balances are in chronological order. */
const QUIET_MS = 10 * HOUR_MS;

const SENDER = { senderNumber: "01712345678" };

/** The member who gets the history, and the payout account to which their withdrawals are paid. */
interface Owner {
  accountId: string;
  payoutAccountId: string;
}

/** An event of the history: when it happened, what it moved in minor units, and how it is added to the world. */
interface Happening {
  at: number;
  minor: number;
  happen: () => void;
}

/**
 * Adds months of play, the same each time, that end with the given balance: bets on real games, deposits, withdrawals, rebates, bonuses and
 * rewards, all booked in chronological order.
 */
export function seedHistory(world: World, owner: Owner, endMinor: number): void {
  const { accountId } = owner;
  const now = world.clock.now();
  const random = seededRandom("history");
  const bets = planBets(random, now - QUIET_MS);
  const { deposits, withdrawals } = planOrders(random, now - QUIET_MS);
  const story = [
    ...deposits.map((deposit) => payIn(world, accountId, deposit)),
    ...withdrawals.flatMap((withdrawal) => payOut(world, owner, withdrawal)),
    ...planRebates(bets, now - QUIET_MS).map((rebate) => payBack(world, accountId, rebate)),
    ...bets.flatMap((bet, index) => play(world, accountId, bet, `history:${index}`)),
    ...BONUSES.flatMap((bonus) => grant(world, accountId, bonus, now)),
    ...REWARDS.flatMap((reward) => give(world, accountId, reward, now)),
    leaveOpen(world, accountId, now),
  ];
  const movedMinor = story.reduce((sum, { minor }) => sum + minor, 0);
  story.push(...win(world, accountId, endMinor - movedMinor, now));
  for (const { happen } of story.toSorted((left, right) => left.at - right.at)) happen();
}

/** Creates real orders, so that the deposit and withdrawal records match the ledger (E068, E073). */
function payIn({ deposits }: World, accountId: string, deposit: PlannedDeposit): Happening {
  const { methodId, amountMinor, createdAt, decidedAt, isApproved } = deposit;
  const happen = () => {
    const { id } = deposits.create({ accountId, methodId, amountMinor, fields: SENDER, at: createdAt });
    deposits.decide(id, isApproved ? "approved" : "rejected", decidedAt);
  };
  return { at: decidedAt, minor: isApproved ? amountMinor : 0, happen };
}

function payOut({ withdrawals }: World, owner: Owner, withdrawal: PlannedOrder): Happening[] {
  const { amountMinor, createdAt, decidedAt, isApproved } = withdrawal;
  let id = "";
  const order = () => {
    id = withdrawals.create({ ...owner, amountMinor, at: createdAt }).id;
  };
  const decide = () => void withdrawals.decide(id, isApproved ? "approved" : "rejected", decidedAt);
  return [
    { at: createdAt, minor: -amountMinor, happen: order },
    { at: decidedAt, minor: isApproved ? 0 : amountMinor, happen: decide },
  ];
}

function payBack({ ledger }: World, accountId: string, { at, amountMinor, reference }: PlannedRebate): Happening {
  const posting = { key: `history:${reference}`, accountId, kind: "rebate", amountMinor, reference, at } as const;
  return { at, minor: amountMinor, happen: () => void ledger.post(posting) };
}

function play({ bets }: World, accountId: string, bet: PlannedBet, key: string): Happening[] {
  const { game, roundId, stakeMinor, payoutMinor, isRefunded, placedAt, settledAt } = bet;
  const { category, vassalage, code: gameCode } = game;
  let id = "";
  const place = () => {
    id = bets.place({ accountId, key, category, vassalage, gameCode, roundId, stakeMinor, placedAt }).id;
  };
  const settle = () => void (isRefunded ? bets.refund(id, settledAt) : bets.settle(id, payoutMinor, settledAt));
  return [
    { at: placedAt, minor: -stakeMinor, happen: place },
    { at: settledAt, minor: payoutMinor, happen: settle },
  ];
}

function win(world: World, accountId: string, gainMinor: number, now: number): Happening[] {
  const game = gameOfCode(JACKPOT.code);
  if (!game || gainMinor <= 0) throw new RangeError(`The history cannot end there: ${gainMinor}`);
  const { stakeMinor, daysAgo } = JACKPOT;
  const placedAt = daysBefore(now, daysAgo);
  const bet = { game, roundId: "LOBBYKIT-777777", stakeMinor, payoutMinor: stakeMinor + gainMinor, isRefunded: false };
  return play(world, accountId, { ...bet, placedAt, settledAt: placedAt + 4_000 }, "history:jackpot");
}

function leaveOpen({ bets }: World, accountId: string, now: number): Happening {
  const { daysAgo, endsInDays, stakeMinor } = OPEN_BET;
  const at = daysBefore(now, daysAgo);
  const game = CATALOGUE.find(({ category }) => category === "SPORTS");
  if (!game) throw new RangeError("There is no match to bet on");
  const { category, vassalage, code: gameCode } = game;
  const happen = () => {
    const bet = { accountId, key: "history:open", category, vassalage, gameCode, roundId: `${vassalage}-800000` };
    const { id } = bets.place({ ...bet, stakeMinor, placedAt: at });
    bets.settleLater(id, 0, now + endsInDays * DAY_MS);
  };
  return { at, minor: -stakeMinor, happen };
}

function grant({ bonuses }: World, accountId: string, bonus: (typeof BONUSES)[number], now: number): Happening[] {
  const { name, daysAgo, days, amountMinor, times, isMissed } = bonus;
  const grantedAt = daysBefore(now, daysAgo);
  const expiresAt = grantedAt + days * DAY_MS;
  const given = { accountId, name, amountMinor, wagerRequiredMinor: amountMinor * times, grantedAt, expiresAt };
  let id = "";
  const start = () => {
    id = bonuses.grant(given).id;
  };
  const end = { at: expiresAt, minor: -amountMinor, happen: () => bonuses.expire(id, expiresAt) };
  return [{ at: grantedAt, minor: amountMinor, happen: start }, ...(isMissed ? [end] : [])];
}

function give({ rewards }: World, accountId: string, reward: (typeof REWARDS)[number], now: number): Happening[] {
  const { title, daysAgo, days, amountMinor } = reward;
  const availableAt = daysBefore(now, daysAgo);
  const expiresAt = availableAt + days * DAY_MS;
  let id = "";
  const happen = () => {
    id = rewards.give({ accountId, title, amountMinor, availableAt, expiresAt }).id;
  };
  const given = { at: Math.min(availableAt, now), minor: 0, happen };
  if (!("claimedDaysAgo" in reward)) return [given];
  const at = daysBefore(now, reward.claimedDaysAgo);
  return [given, { at, minor: amountMinor, happen: () => void rewards.claim(id, at) }];
}
