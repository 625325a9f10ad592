import { MINUTE_MS, HOUR_MS, DAY_MS } from "../clock.ts";
import { CATALOGUE, type CatalogueGame, type Category } from "./catalogue.ts";
import { LOTTERY_GAMES, type LotteryGameRecord } from "../lottery/data/lottery-games.ts";
import { nextDrawTime, numeroOf } from "../lottery/draws.ts";
import { seededRandom, type SeededRandom } from "../random.ts";

const HISTORY_DAYS = 120;
const REBATE_EVERY_DAYS = 7;
/** Share of a week's settled stakes that is paid back as a rebate. */
const REBATE_PER_MILLE = 5;
const FAVOURITES_A_CATEGORY = 6;
const REFUND_CHANCE = 0.03;
const DEPOSIT_METHODS = ["bkash", "nagad", "rocket"] as const;
const DEPOSIT_TAKES_MS = 20_000;
/** The same rule as for orders that testers make. */
const REFUSED_CENTS = 13;
const REFUSED_DEPOSIT = { daysAgo: 37, amountMinor: 800_00 + REFUSED_CENTS };
const WITHDRAWAL_TAKES_MS = HOUR_MS;

/** How a category is played: its share of the bets, its stakes in tens, and how often, how much and how fast it pays. */
interface Habit {
  category: Category;
  share: number;
  tens: readonly [number, number];
  winChance: number;
  /** Payout in hundredths of the stake. */
  pays: readonly [number, number];
  /** Time from stake to result; a lottery bet waits for its draw instead. */
  takesMs: readonly [number, number];
}

const HABITS: readonly Habit[] = [
  { category: "RNG", share: 40, tens: [1, 10], winChance: 0.3, pays: [40, 580], takesMs: [2_000, 9_000] },
  { category: "LIVE", share: 16, tens: [5, 30], winChance: 0.48, pays: [195, 200], takesMs: [20_000, 45_000] },
  { category: "SPORTS", share: 12, tens: [5, 40], winChance: 0.46, pays: [165, 240], takesMs: [HOUR_MS, 3 * HOUR_MS] },
  { category: "FISH", share: 9, tens: [1, 8], winChance: 0.5, pays: [30, 340], takesMs: [30_000, 240_000] },
  { category: "PVP", share: 6, tens: [5, 20], winChance: 0.45, pays: [150, 260], takesMs: [60_000, 300_000] },
  { category: "LOTT", share: 9, tens: [1, 10], winChance: 0.1, pays: [700, 980], takesMs: [0, 0] },
  { category: "ELOTT", share: 5, tens: [1, 10], winChance: 0.2, pays: [300, 490], takesMs: [0, 0] },
  { category: "BINGO", share: 3, tens: [1, 5], winChance: 0.25, pays: [120, 600], takesMs: [120_000, 300_000] },
];

/** A bet of the past. Amounts in minor units, timestamps in epoch milliseconds. */
export interface PlannedBet {
  game: CatalogueGame;
  roundId: string;
  stakeMinor: number;
  payoutMinor: number;
  isRefunded: boolean;
  placedAt: number;
  settledAt: number;
}

/** A deposit or withdrawal that the member requested. Amounts in minor units, timestamps in epoch milliseconds. */
export interface PlannedOrder {
  amountMinor: number;
  createdAt: number;
  decidedAt: number;
  isApproved: boolean;
}

export interface PlannedDeposit extends PlannedOrder {
  methodId: string;
}

/** A rebate on the stakes. */
export interface PlannedRebate {
  at: number;
  amountMinor: number;
  reference: string;
}

const lotteryOf = new Map<string, LotteryGameRecord>(
  LOTTERY_GAMES.filter(({ isSale }) => isSale).map((game) => [game.code, game]),
);

const playable = (category: Category) =>
  CATALOGUE.filter(
    (game) =>
      game.category === category &&
      game.isGame === "GAME" &&
      (lotteryOf.has(game.code) || (category !== "LOTT" && category !== "ELOTT")),
  );

/** Each habit with its games; the same on every machine. */
const favourites = HABITS.map((habit) => ({
  habit,
  games: seededRandom(`favourites:${habit.category}`).shuffle(playable(habit.category)).slice(0, FAVOURITES_A_CATEGORY),
}));
const SHARES = HABITS.reduce((sum, { share }) => sum + share, 0);

function pickFavourite(random: SeededRandom) {
  let left = random.range(0, SHARES);
  const found = favourites.find(({ habit }) => (left -= habit.share) < 0) ?? favourites[0];
  if (!found) throw new RangeError("Nobody plays anything");
  return { habit: found.habit, game: random.pick(found.games) };
}

function planBet(random: SeededRandom, placedAt: number, number: number): PlannedBet {
  const { habit, game } = pickFavourite(random);
  const lottery = lotteryOf.get(game.code);
  const stakeMinor = random.int(...habit.tens) * 10_00;
  const hasWon = random.chance(habit.winChance);
  const pays = random.int(...habit.pays);
  const isRefunded = habit.category === "SPORTS" && random.chance(REFUND_CHANCE);
  const takesMs = random.int(...habit.takesMs);
  const settledAt = lottery ? nextDrawTime(lottery, placedAt) : placedAt + takesMs;
  return {
    game,
    roundId: lottery ? numeroOf(lottery, settledAt) : `${game.vassalage}-${700_000 + number}`,
    stakeMinor,
    payoutMinor: isRefunded ? stakeMinor : hasWon ? Math.round((stakeMinor * pays) / 100) : 0,
    isRefunded,
    placedAt,
    settledAt,
  };
}

/** Plans bets on the evenings of the last months. A bet whose draw is still to come is left out. */
export function planBets(random: SeededRandom, now: number): PlannedBet[] {
  const bets: PlannedBet[] = [];
  for (let day = HISTORY_DAYS; day > 0; day -= 1) {
    let at = now - day * DAY_MS + random.int(2 * HOUR_MS, 15 * HOUR_MS);
    const count = random.chance(0.1) ? 0 : random.int(2, 8);
    for (let bet = 0; bet < count; bet += 1) {
      at += random.int(MINUTE_MS, 25 * MINUTE_MS);
      bets.push(planBet(random, at, bets.length));
    }
  }
  return bets.filter(({ settledAt }) => settledAt < now);
}

/** Plans one rebate for each week of play. */
export function planRebates(bets: readonly PlannedBet[], now: number): PlannedRebate[] {
  const weeks = Math.floor(HISTORY_DAYS / REBATE_EVERY_DAYS);
  return Array.from({ length: weeks }, (_, index) => {
    const at = now - (weeks - index - 1) * REBATE_EVERY_DAYS * DAY_MS - HOUR_MS;
    const from = at - REBATE_EVERY_DAYS * DAY_MS;
    const stakes = bets
      .filter(({ isRefunded, settledAt }) => !isRefunded && settledAt >= from && settledAt < at)
      .reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
    const amountMinor = Math.floor((stakes * REBATE_PER_MILLE) / 1000);
    return { at, amountMinor, reference: `RB-${index + 1}` };
  }).filter(({ amountMinor }) => amountMinor > 0);
}

const planDeposit = (createdAt: number, methodId: string, amountMinor: number, isApproved: boolean) => {
  const decidedAt = createdAt + DEPOSIT_TAKES_MS;
  return { methodId, amountMinor, createdAt, decidedAt, isApproved } satisfies PlannedDeposit;
};

/** Plans deposits and withdrawals, one of each refused. */
export function planOrders(random: SeededRandom, now: number) {
  const daysAgo = (days: number) => now - days * DAY_MS + HOUR_MS;
  const deposits = Array.from({ length: 12 }, (_, index) => {
    const amountMinor = index === 0 ? 10_000_00 : random.pick([1_000_00, 1_500_00, 2_000_00, 3_000_00]);
    const methodId = DEPOSIT_METHODS[index % DEPOSIT_METHODS.length] ?? DEPOSIT_METHODS[0];
    return planDeposit(daysAgo(HISTORY_DAYS - index * 10), methodId, amountMinor, true);
  });
  const refused = planDeposit(daysAgo(REFUSED_DEPOSIT.daysAgo), DEPOSIT_METHODS[0], REFUSED_DEPOSIT.amountMinor, false);
  const withdrawals = [96, 70, 44, 21].map((day, index): PlannedOrder => {
    const createdAt = daysAgo(day) + HOUR_MS;
    const isApproved = index !== 1;
    const amountMinor = random.pick([1_000_00, 2_000_00, 2_500_00]) + (isApproved ? 0 : REFUSED_CENTS);
    return { amountMinor, createdAt, decidedAt: createdAt + WITHDRAWAL_TAKES_MS, isApproved };
  });
  return { deposits: [...deposits, refused], withdrawals };
}
