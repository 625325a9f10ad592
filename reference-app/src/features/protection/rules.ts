import type { OperationValue } from "../../shared/api/api.ts";
import { readCount } from "../../shared/forms/read-count.ts";
import { finenessComplaint } from "../../shared/money/amounts/amount-rules.ts";

export type PlayLimits = OperationValue<"getPlayLimits">;
export type MoneyLimit = PlayLimits["deposit"][number];
export type SessionLimit = PlayLimits["session"][number];
export type LimitPeriod = MoneyLimit["period"];
export type TimeOut = NonNullable<PlayLimits["timeOut"]>;
export type TimeOutDuration = TimeOut["duration"];
export type RealityCheckMinutes = OperationValue<"getPlaySession">["realityCheckMinutes"];

/** Kinds of limit, in display order (D15). */
export const LIMIT_KINDS = ["deposit", "loss", "session"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const REALITY_CHECKS = [15, 30, 60] as const satisfies readonly RealityCheckMinutes[];

/** The longest time limit in minutes: a month of 30 days. */
export const MOST_MINUTES = 43_200;

/** One limit for display. Figures are amounts for money, and whole minutes as text for time. */
export interface LimitRow {
  kind: LimitKind;
  period: LimitPeriod;
  used: string;
  /** The limit; absent when the member has set none. */
  limit: string | undefined;
  /** Until when the limit blocks (RFC 3339); absent while it is not reached. */
  reachedUntil: string | undefined;
  pending: PendingRow | undefined;
}

/** A higher limit that waits for the member's confirmation. */
export interface PendingRow {
  /** The new limit; absent when the limit will be removed. */
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

/** Whether the higher limit can be confirmed now, or whether it is too early or too late. */
export function pendingState(
  { confirmableAt, lapsesAt }: PendingRow,
  nowMs: number,
): "waits" | "confirmable" | "lapsed" {
  if (nowMs >= Date.parse(lapsesAt)) return "lapsed";
  return nowMs >= Date.parse(confirmableAt) ? "confirmable" : "waits";
}

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<TimeOutDuration, number>> = { "24h": 1, "7d": 7, "30d": 30, "6m": 184 };

/** When a break that starts now ends, in epoch ms. Six months count as 184 days, the longest possible. */
export const timeOutEnd = (duration: TimeOutDuration, nowMs: number): number => nowMs + DAYS[duration] * DAY_MS;

const BREAKS = ["24h", "7d", "30d"] as const satisfies readonly TimeOutDuration[];

/** The breaks that can be chosen: none during a self-exclusion, else those that end later than the running one. */
export function possibleBreaks(running: TimeOut | undefined, nowMs: number): TimeOutDuration[] {
  if (running?.duration === "6m") return [];
  const untilMs = running ? Date.parse(running.until) : 0;
  return BREAKS.filter((duration) => timeOutEnd(duration, nowMs) > untilMs);
}

/** A typed time limit in whole minutes; undefined when invalid. */
export function readMinutes(text: string): number | undefined {
  const minutes = readCount(text);
  return minutes !== undefined && minutes <= MOST_MINUTES ? minutes : undefined;
}

const AMOUNT = /^(\d{1,12})(?:\.(\d{1,2}))?$/;
const DECIMALS = 2;

/** A typed money limit, with two decimals as in the contract; undefined when it is invalid in its currency. */
export function readLimitAmount(text: string, currency: string): string | undefined {
  const [, whole, part = ""] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || finenessComplaint(text, currency)) return undefined;
  return `${whole}.${part.padEnd(DECIMALS, "0")}`;
}
