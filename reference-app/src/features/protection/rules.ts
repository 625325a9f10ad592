import type { OperationValue } from "../../shared/api/api.ts";
import { readCount } from "../../shared/lib/read-count.ts";
import { finenessComplaint } from "../../shared/money/amount-rules.ts";

export type PlayLimits = OperationValue<"getPlayLimits">;
export type MoneyLimit = PlayLimits["deposit"][number];
export type SessionLimit = PlayLimits["session"][number];
export type LimitPeriod = MoneyLimit["period"];
export type TimeOut = NonNullable<PlayLimits["timeOut"]>;
export type TimeOutDuration = TimeOut["duration"];
export type RealityCheckMinutes = OperationValue<"getPlaySession">["realityCheckMinutes"];

/** What can be limited, in the order to show it (D15). */
export const LIMIT_KINDS = ["deposit", "loss", "session"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const REALITY_CHECKS = [15, 30, 60] as const satisfies readonly RealityCheckMinutes[];

/** Most minutes that a limit of time can say: a month of 30 days. */
export const MOST_MINUTES = 43_200;

/** One limit as it is shown: its figures are amounts for money, whole minutes as text for time. */
export interface LimitRow {
  kind: LimitKind;
  period: LimitPeriod;
  used: string;
  /** Absent where there is no limit. */
  limit: string | undefined;
  /** When it lets something through again, RFC 3339; absent while it does. */
  reachedUntil: string | undefined;
  pending: PendingRow | undefined;
}

/** A higher limit that waits for the member's second yes. */
export interface PendingRow {
  /** Absent where the limit is to be taken away. */
  limit: string | undefined;
  confirmableAt: string;
  lapsesAt: string;
}

const minutesText = (minutes: number | undefined): string | undefined =>
  minutes === undefined ? undefined : String(minutes);

const moneyRow = (kind: "deposit" | "loss", { period, amount, usedAmount, reachedUntil, pending }: MoneyLimit) => ({
  kind,
  period,
  used: usedAmount,
  limit: amount,
  reachedUntil,
  pending: pending && { ...pending, limit: pending.amount },
});

const sessionRow = ({ period, minutes, usedMinutes, reachedUntil, pending }: SessionLimit) => ({
  kind: "session" as const,
  period,
  used: String(usedMinutes),
  limit: minutesText(minutes),
  reachedUntil,
  pending: pending && { ...pending, limit: minutesText(pending.minutes) },
});

/** The limits of one kind, by period. */
export const limitRows = (limits: PlayLimits, kind: LimitKind): LimitRow[] =>
  kind === "session" ? limits.session.map(sessionRow) : limits[kind].map((limit) => moneyRow(kind, limit));

const WHOLE = 100n;

const DECIMALS_MAX = 4;

/** A figure in its smallest part, so that it is counted exactly: "5000.00" and "90" alike. */
function units(figure: string): bigint {
  const [whole = "0", part = ""] = figure.split(".");
  return BigInt(whole + part.padEnd(DECIMALS_MAX, "0"));
}

/** How much of a limit is used, in whole per cent from 0 to 100; a limit of nothing is used up. */
export function usedPercent(used: string, limit: string): number {
  const whole = units(limit);
  if (whole <= 0n) return Number(WHOLE);
  const share = (units(used) * WHOLE) / whole;
  return Number(share > WHOLE ? WHOLE : share);
}

/** Whether the second yes can be said now, is too early, or comes too late. */
export function pendingState(
  { confirmableAt, lapsesAt }: PendingRow,
  nowMs: number,
): "waits" | "confirmable" | "lapsed" {
  if (nowMs >= Date.parse(lapsesAt)) return "lapsed";
  return nowMs >= Date.parse(confirmableAt) ? "confirmable" : "waits";
}

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<TimeOutDuration, number>> = { "24h": 1, "7d": 7, "30d": 30, "6m": 184 };

/** When a break that begins now ends, in epoch milliseconds; six months are 184 days, the longest there are. */
export const timeOutEnd = (duration: TimeOutDuration, nowMs: number): number => nowMs + DAYS[duration] * DAY_MS;

const BREAKS = ["24h", "7d", "30d"] as const satisfies readonly TimeOutDuration[];

/** The breaks that can be taken: none during a self-exclusion, else those that end after the one that runs. */
export function possibleBreaks(running: TimeOut | undefined, nowMs: number): TimeOutDuration[] {
  if (running?.duration === "6m") return [];
  const untilMs = running ? Date.parse(running.until) : 0;
  return BREAKS.filter((duration) => timeOutEnd(duration, nowMs) > untilMs);
}

/** A limit of time as typed, in whole minutes; undefined for what is none. */
export function readMinutes(text: string): number | undefined {
  const minutes = readCount(text);
  return minutes !== undefined && minutes <= MOST_MINUTES ? minutes : undefined;
}

const AMOUNT = /^(\d{1,12})(?:\.(\d{1,2}))?$/;
const DECIMALS = 2;

/** A limit of money as typed, with two decimals as the contract writes amounts; undefined for what is none in its currency. */
export function readLimitAmount(text: string, currency: string): string | undefined {
  const [, whole, part = ""] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || finenessComplaint(text, currency)) return undefined;
  return `${whole}.${part.padEnd(DECIMALS, "0")}`;
}
