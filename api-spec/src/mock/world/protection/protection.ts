import type { DatabaseSync } from "node:sqlite";
import type { Account } from "../identity/accounts.ts";
import { MINUTE_MS, DAY_MS, type Clock } from "../clock.ts";
import type { Ledger, PostingKind } from "../money/ledger.ts";
import { fitsAt, PERIOD_MS, PERIODS, usedOf, type LimitKind, type LimitPeriod, type Use } from "./limit-rules.ts";
import { createPlayLimits } from "./play-limits.ts";
import { createPlaySessions } from "./play-sessions.ts";
import { createRealityChecks } from "./reality-checks.ts";
import { createTimeOuts, type TimeOut } from "./time-outs.ts";

/** The reason why a member may not do something now, and until when. */
export interface Block<Code extends string = string> {
  code: Code;
  /** When the block ends, in epoch milliseconds. */
  until: number;
}

export type PlayBlock = Block<"SELF_EXCLUDED" | "LOSS_LIMIT_REACHED" | "SESSION_LIMIT_REACHED">;
export type DepositBlock = Block<"SELF_EXCLUDED" | "DEPOSIT_LIMIT_REACHED">;

/** Rules that protect the member: their limits, breaks and self-exclusion (D15). */
export type Protection = ReturnType<typeof createProtection>;

/** The persona's self-exclusion always ends this long from now, so that it never runs out. */
const PERSONA_EXCLUSION_MS = 184 * DAY_MS;

/** The ledger kinds that count towards a limit, with the sign that makes a use positive. */
const MONEY_KINDS = {
  deposit: { kinds: ["deposit"], sign: 1 },
  loss: { kinds: ["bet", "win", "refund"], sign: -1 },
} as const satisfies Record<string, { kinds: readonly PostingKind[]; sign: number }>;

/** A limit counts as open again when this much fits: one minor unit, or one minute of play. */
const LEAST: Readonly<Record<LimitKind, number>> = { deposit: 1, loss: 1, session: MINUTE_MS };

function minutesOf(from: number, to: number): Use[] {
  const count = Math.max(0, Math.ceil((to - from) / MINUTE_MS));
  return Array.from({ length: count }, (_, index) => {
    const at = Math.min(from + (index + 1) * MINUTE_MS, to);
    return { amount: at - from - index * MINUTE_MS, at };
  });
}

/** The members' own limits and breaks (D15). */
export function createProtection(store: DatabaseSync, clock: Clock, ledger: Ledger) {
  const limits = createPlayLimits(store, clock);
  const sessions = createPlaySessions(store, clock);
  const timeOuts = createTimeOuts(store, clock);

  const moneyUses = (accountId: string, kind: "deposit" | "loss", from: number): Use[] => {
    const { kinds, sign } = MONEY_KINDS[kind];
    return ledger.since(accountId, kinds, from).map(({ amountMinor, at }) => ({ amount: sign * amountMinor, at }));
  };
  /** Every minute of play since `from` as a use, up to the end of its session or `to`. */
  const sessionUses = (accountId: string, from: number, to = Infinity): Use[] =>
    sessions
      .since(accountId, from)
      .flatMap(({ startedAt, endsAt }) => minutesOf(Math.max(startedAt, from), Math.min(endsAt, to)));
  const usesOf = (accountId: string, kind: LimitKind, from: number, to?: number) =>
    kind === "session" ? sessionUses(accountId, from, to) : moneyUses(accountId, kind, from);

  /** When `wanted` fits under the limit; undefined when it already fits. */
  const blockedUntil = (accountId: string, kind: LimitKind, period: LimitPeriod, wanted: number) => {
    const limit = limits.of({ accountId, kind, period }).value;
    if (limit === undefined) return undefined;
    const now = clock.now();
    const from = now - PERIOD_MS[period];
    if (usedOf(usesOf(accountId, kind, from, now)) + wanted <= limit) return undefined;
    return fitsAt(usesOf(accountId, kind, from), limit, wanted, PERIOD_MS[period], now);
  };
  /** The end of the block that lasts longest. */
  const longestBlock = (accountId: string, kind: LimitKind, wanted: number): number | undefined => {
    const moments = PERIODS.flatMap((period) => blockedUntil(accountId, kind, period, wanted) ?? []);
    return moments.length > 0 ? Math.max(...moments) : undefined;
  };

  const timeOutOf = (account: Account): TimeOut | undefined => {
    if (!account.traits.includes("selfExcluded")) return timeOuts.current(account.id);
    return { duration: "6m", startedAt: clock.now(), until: clock.now() + PERSONA_EXCLUSION_MS };
  };
  const excluded = (account: Account): Block<"SELF_EXCLUDED"> | undefined => {
    const timeOut = timeOutOf(account);
    return timeOut && { code: "SELF_EXCLUDED", until: timeOut.until };
  };
  const limited = <Code extends string>(account: Account, kind: LimitKind, wanted: number, code: Code) => {
    const until = longestBlock(account.id, kind, wanted);
    return until === undefined ? undefined : { code, until };
  };
  return {
    limits,
    sessions,
    timeOuts,
    realityChecks: createRealityChecks(store),
    /** The current break. */
    timeOutOf,
    /** The current self-exclusion, which also blocks the login. */
    exclusionOf: (account: Account): TimeOut | undefined => {
      const timeOut = timeOutOf(account);
      return timeOut?.duration === "6m" ? timeOut : undefined;
    },
    /** Returns the reason why the member may not play, join or stake this much; undefined when they may. */
    playBlockOf: (account: Account, stakeMinor: number = LEAST.loss): PlayBlock | undefined =>
      excluded(account) ??
      limited(account, "loss", stakeMinor, "LOSS_LIMIT_REACHED") ??
      limited(account, "session", LEAST.session, "SESSION_LIMIT_REACHED"),
    /** Returns the reason why the member may not deposit this much; undefined when they may. `pendingMinor` sums up unbooked deposits. */
    depositRefusalOf: (account: Account, amountMinor: number, pendingMinor: number = 0): DepositBlock | undefined =>
      excluded(account) ?? limited(account, "deposit", amountMinor + pendingMinor, "DEPOSIT_LIMIT_REACHED"),
    /** What has been used of a limit, in minor units or milliseconds of play. */
    usedOf: (accountId: string, kind: LimitKind, period: LimitPeriod): number => {
      const now = clock.now();
      return usedOf(usesOf(accountId, kind, now - PERIOD_MS[period], now));
    },
    /** When a limit that has been reached allows something again, in epoch milliseconds; undefined while it is not reached. */
    reachedUntil: (accountId: string, kind: LimitKind, period: LimitPeriod): number | undefined =>
      blockedUntil(accountId, kind, period, LEAST[kind]),
  };
}
