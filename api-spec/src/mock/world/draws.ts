import type { LotteryGameRecord } from "./data/lottery-games.ts";
import { numbersOf, type DrawnNumbers } from "./draw-numbers.ts";
import type { Scenarios } from "./scenarios.ts";

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
/** Draw numbers count the days of Indochina Time. */
const ZONE_OFFSET_MS = 7 * 3_600_000;
/** A hundred draws of a game that draws once a week. */
const FARTHEST_DAYS = 707;
/** In the scenario "late-draws" numbers are known this long after they are due. */
export const LATE_RESULT_MS = 20_000;

/** A draw that was due. */
export interface Draw {
  numero: string;
  /** When its numbers were due, in epoch milliseconds. */
  drawTime: number;
  /** Undefined while its numbers are late. */
  drawn: DrawnNumbers | undefined;
}

const weekdayOf = (time: number) => new Date(time).getUTCDay() + 1;
const intervalMsOf = ({ intervalSeconds = 0 }: LotteryGameRecord) => intervalSeconds * SECOND_MS;

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
  const intervalMs = intervalMsOf(game);
  if (intervalMs) return (Math.floor(now / intervalMs) + 1) * intervalMs;
  const { value } = dailyDraws(game, now, 1).next();
  if (value === undefined) throw new RangeError(`${game.code} never draws`);
  return value;
}

/** When betting on the draw that is due at `drawTime` closes. Epoch milliseconds. */
export const closesAt = ({ lockSeconds }: LotteryGameRecord, drawTime: number): number =>
  drawTime - lockSeconds * SECOND_MS;

/** Number of the draw that is due at `drawTime`: the day, and for quick games its place in the day. */
export function numeroOf(game: LotteryGameRecord, drawTime: number): string {
  const intervalMs = intervalMsOf(game);
  const opened = drawTime - intervalMs + ZONE_OFFSET_MS;
  const day = new Date(opened).toISOString().slice(0, 10).replaceAll("-", "");
  if (!intervalMs) return day;
  return `${day}-${String(Math.floor((opened % DAY_MS) / intervalMs) + 1).padStart(4, "0")}`;
}

/** When the draw of that number is due, in epoch milliseconds; undefined when the game has no such draw. */
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

/** When the last `count` draws were due, the newest first. Epoch milliseconds. */
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

/** When the numbers of a draw are known, in epoch milliseconds: the moment they are due, unless draws are late since then. */
export function resultTimeOf(scenarios: Scenarios, drawTime: number): number {
  const isLate = scenarios.isOn("late-draws") && drawTime >= scenarios.since();
  return isLate ? drawTime + LATE_RESULT_MS : drawTime;
}

/** The draw that was due at `drawTime`, as it is known at `now`. */
export function drawAt(game: LotteryGameRecord, drawTime: number, now: number, scenarios: Scenarios): Draw {
  const isKnown = now >= resultTimeOf(scenarios, drawTime);
  return { numero: numeroOf(game, drawTime), drawTime, drawn: isKnown ? numbersOf(game, drawTime) : undefined };
}

/** The last `count` draws that were due at `now`, the newest first. */
export const heldDraws = (game: LotteryGameRecord, now: number, count: number, scenarios: Scenarios): Draw[] =>
  heldDrawTimes(game, now, count).map((drawTime) => drawAt(game, drawTime, now, scenarios));
