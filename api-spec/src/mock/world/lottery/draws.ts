import { SECOND_MS, HOUR_MS, DAY_MS } from "../clock.ts";
import type { LotteryGameRecord } from "./data/lottery-games.ts";
import { numbersOf, type DrawnNumbers } from "./draw-numbers.ts";
import type { Scenarios } from "../scenarios.ts";

/** Draw numbers follow the calendar of Indochina Time. */
const ZONE_OFFSET_MS = 7 * HOUR_MS;
/** Covers a hundred draws of a weekly game. */
const FARTHEST_DAYS = 707;
/** In the scenario "late-draws", numbers are published this long after they are due. */
export const LATE_RESULT_MS = 20_000;

/** A draw that has been due. */
export interface Draw {
  numero: string;
  /** When its numbers were due, in epoch milliseconds. */
  drawTime: number;
  /** Undefined while the numbers are delayed. */
  drawn: DrawnNumbers | undefined;
}

const weekdayOf = (time: number) => new Date(time).getUTCDay() + 1;
const intervalMsOf = ({ intervalSeconds = 0 }: LotteryGameRecord) => intervalSeconds * SECOND_MS;

/** Yields the draw times of a daily game, day by day from `now` in `direction`. */
function* dailyDraws(game: LotteryGameRecord, now: number, direction: 1 | -1): Generator<number> {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const second = (game.drawSecondUtc ?? 0) * SECOND_MS;
  for (let day = today; Math.abs(day - today) < FARTHEST_DAYS * DAY_MS; day += direction * DAY_MS) {
    const drawTime = day + second;
    const isAhead = direction === 1 ? drawTime > now : drawTime <= now;
    if (isAhead && game.drawDays.includes(weekdayOf(drawTime))) yield drawTime;
  }
}

/** When the open draw is due: the first draw time after `now`, in epoch milliseconds. */
export function nextDrawTime(game: LotteryGameRecord, now: number): number {
  const intervalMs = intervalMsOf(game);
  if (intervalMs) return (Math.floor(now / intervalMs) + 1) * intervalMs;
  const { value } = dailyDraws(game, now, 1).next();
  if (value === undefined) throw new RangeError(`${game.code} never draws`);
  return value;
}

/** When betting on the draw at `drawTime` closes, in epoch milliseconds. */
export const closesAt = ({ lockSeconds }: LotteryGameRecord, drawTime: number): number =>
  drawTime - lockSeconds * SECOND_MS;

/** Number of the draw at `drawTime`: the date, and for quick games its position in the day. */
export function numeroOf(game: LotteryGameRecord, drawTime: number): string {
  const intervalMs = intervalMsOf(game);
  const opened = drawTime - intervalMs + ZONE_OFFSET_MS;
  const day = new Date(opened).toISOString().slice(0, 10).replaceAll("-", "");
  if (!intervalMs) return day;
  return `${day}-${String(Math.floor((opened % DAY_MS) / intervalMs) + 1).padStart(4, "0")}`;
}

/** Time of the draw with that number, in epoch milliseconds; undefined when the game has no such draw. */
export function drawTimeOf(game: LotteryGameRecord, numero: string): number | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(?:-(\d{4}))?$/.exec(numero);
  if (!match) return undefined;
  const [year = 0, month = 0, date = 0, place = 0] = match.slice(1).map((part) => Number(part ?? 0));
  const day = Date.UTC(year, month - 1, date);
  const drawTime = game.intervalSeconds
    ? day - ZONE_OFFSET_MS + place * intervalMsOf(game)
    : day + (game.drawSecondUtc ?? 0) * SECOND_MS;
  const isDraw = game.intervalSeconds !== undefined || game.drawDays.includes(weekdayOf(drawTime));
  return isDraw && numeroOf(game, drawTime) === numero ? drawTime : undefined;
}

/** Times of the last `count` draws, newest first, in epoch milliseconds. */
export function heldDrawTimes(game: LotteryGameRecord, now: number, count: number): number[] {
  const intervalMs = intervalMsOf(game);
  if (intervalMs) {
    const last = Math.floor(now / intervalMs) * intervalMs;
    return Array.from({ length: count }, (_, index) => last - index * intervalMs);
  }
  const drawTimes: number[] = [];
  for (const drawTime of dailyDraws(game, now, -1)) {
    if (drawTimes.length === count) break;
    drawTimes.push(drawTime);
  }
  return drawTimes;
}

/** When the numbers of a draw are published, in epoch milliseconds: the time they are due, or later in the scenario with delayed draws. */
export function resultTimeOf(scenarios: Scenarios, drawTime: number): number {
  const isLate = scenarios.isOn("late-draws") && drawTime >= scenarios.since();
  return isLate ? drawTime + LATE_RESULT_MS : drawTime;
}

/** The draw at `drawTime`, with the numbers if they are known at `now`. */
export function drawAt(game: LotteryGameRecord, drawTime: number, now: number, scenarios: Scenarios): Draw {
  const isKnown = now >= resultTimeOf(scenarios, drawTime);
  return { numero: numeroOf(game, drawTime), drawTime, drawn: isKnown ? numbersOf(game, drawTime) : undefined };
}

/** The last `count` draws before `now`, newest first. */
export const heldDraws = (game: LotteryGameRecord, now: number, count: number, scenarios: Scenarios): Draw[] =>
  heldDrawTimes(game, now, count).map((drawTime) => drawAt(game, drawTime, now, scenarios));
