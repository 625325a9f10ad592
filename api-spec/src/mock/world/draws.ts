import type { LotteryGameRecord, LotteryKind } from "./data/lottery-games.ts";
import { seededRandom } from "./random.ts";

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
/** Draw numbers count the days of Indochina Time. */
const ZONE_OFFSET_MS = 7 * 3_600_000;
/** A hundred draws of a game that draws once a week. */
const FARTHEST_DAYS = 707;

/** A draw that was held. */
export interface Draw {
  numero: string;
  /** Epoch milliseconds. */
  drawTime: number;
  /** In the order they were drawn; of LHC the last is the special ball. */
  numbers: readonly string[];
}

/** How many numbers a kind draws, from which, and whether one may come twice (R513). */
export const KIND_RULES: Record<
  LotteryKind,
  { count: number; from: number; to: number; isDistinct: boolean; hasSpecial: boolean }
> = {
  SSC: { count: 5, from: 0, to: 9, isDistinct: false, hasSpecial: false },
  LF: { count: 6, from: 0, to: 9, isDistinct: false, hasSpecial: false },
  "11X5": { count: 5, from: 1, to: 11, isDistinct: true, hasSpecial: false },
  PK10: { count: 10, from: 1, to: 10, isDistinct: true, hasSpecial: false },
  LHC: { count: 7, from: 1, to: 49, isDistinct: true, hasSpecial: true },
};

/** The numbers of one draw: a function of the game and the moment alone, so that no restart can change history. */
export function numbersOf(game: LotteryGameRecord, drawTime: number): string[] {
  const { count, from, to, isDistinct } = KIND_RULES[game.kind];
  const random = seededRandom(`${game.code}@${drawTime}`);
  if (!isDistinct) return Array.from({ length: count }, () => String(random.int(from, to)));
  const all = Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, "0"));
  return random.shuffle(all).slice(0, count);
}

const weekdayOf = (time: number) => new Date(time).getUTCDay() + 1;

/** Moments a daily game draws on, walking day by day from `now` in `direction`. */
function* dailyDraws(game: LotteryGameRecord, now: number, direction: 1 | -1): Generator<number> {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const second = (game.drawSecondUtc ?? 0) * SECOND_MS;
  for (let day = today; Math.abs(day - today) < FARTHEST_DAYS * DAY_MS; day += direction * DAY_MS) {
    const drawTime = day + second;
    const isAhead = direction === 1 ? drawTime > now : drawTime <= now;
    if (isAhead && game.drawDays.includes(weekdayOf(drawTime))) yield drawTime;
  }
}

/** When the open draw's numbers are due: the first moment after `now`. Epoch milliseconds. */
export function nextDrawTime(game: LotteryGameRecord, now: number): number {
  if (game.intervalSeconds) {
    const intervalMs = game.intervalSeconds * SECOND_MS;
    return (Math.floor(now / intervalMs) + 1) * intervalMs;
  }
  const { value } = dailyDraws(game, now, 1).next();
  if (value === undefined) throw new RangeError(`${game.code} never draws`);
  return value;
}

/** Number of the draw that is due at `drawTime`: the day, and for quick games its place in the day. */
export function numeroOf(game: LotteryGameRecord, drawTime: number): string {
  const intervalMs = (game.intervalSeconds ?? 0) * SECOND_MS;
  const opened = drawTime - intervalMs + ZONE_OFFSET_MS;
  const day = new Date(opened).toISOString().slice(0, 10).replaceAll("-", "");
  if (!intervalMs) return day;
  return `${day}-${String(Math.floor((opened % DAY_MS) / intervalMs) + 1).padStart(4, "0")}`;
}

/** The last `count` draws held at `now`, the newest first. */
export function heldDraws(game: LotteryGameRecord, now: number, count: number): Draw[] {
  const toDraw = (drawTime: number): Draw => ({
    numero: numeroOf(game, drawTime),
    drawTime,
    numbers: numbersOf(game, drawTime),
  });
  if (game.intervalSeconds) {
    const intervalMs = game.intervalSeconds * SECOND_MS;
    const last = Math.floor(now / intervalMs) * intervalMs;
    return Array.from({ length: count }, (_, index) => toDraw(last - index * intervalMs));
  }
  const draws: Draw[] = [];
  for (const drawTime of dailyDraws(game, now, -1)) {
    if (draws.length === count) break;
    draws.push(toDraw(drawTime));
  }
  return draws;
}
