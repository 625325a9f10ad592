import { MINUTE_MS, HOUR_MS } from "../../world/clock.ts";
import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest, type Operation } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { HELP_LINES } from "../../world/protection/data/help-lines.ts";
import { inLanguage } from "../../world/text.ts";
import { COOL_OFF_MS, PERIODS, type LimitKind, type LimitPeriod } from "../../world/protection/limit-rules.ts";
import { isTooFine, toDecimal, toMinor } from "../../world/money/money.ts";
import type { PendingLimit } from "../../world/protection/play-limits.ts";
import { nextRealityCheckAt, type RealityCheckMinutes } from "../../world/protection/reality-checks.ts";
import type { TimeOutDuration } from "../../world/protection/time-outs.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";

type Schemas = components["schemas"];

const toMinutes = (ms: number) => Math.floor(ms / MINUTE_MS);

const pendingOf = ({ confirmableAt, lapsesAt }: PendingLimit) => ({
  confirmableAt: toMoment(confirmableAt),
  lapsesAt: toMoment(lapsesAt),
});

function moneyLimit({ world }: HandlerRequest, accountId: string, kind: "deposit" | "loss", period: LimitPeriod) {
  const { protection } = world;
  const { value, pending } = protection.limits.of({ accountId, kind, period });
  const usedMinor = protection.usedOf(accountId, kind, period);
  const reachedUntil = protection.reachedUntil(accountId, kind, period);
  const limit: Schemas["MoneyLimit"] = {
    period,
    usedAmount: toDecimal(usedMinor),
    ...(value !== undefined && { amount: toDecimal(value), leftAmount: toDecimal(Math.max(0, value - usedMinor)) }),
    ...(reachedUntil !== undefined && { reachedUntil: toMoment(reachedUntil) }),
  };
  if (!pending) return limit;
  return {
    ...limit,
    pending: { ...pendingOf(pending), ...(pending.value !== undefined && { amount: toDecimal(pending.value) }) },
  };
}

function sessionLimit({ world }: HandlerRequest, accountId: string, period: LimitPeriod) {
  const { protection } = world;
  const { value, pending } = protection.limits.of({ accountId, kind: "session", period });
  const usedMs = protection.usedOf(accountId, "session", period);
  const reachedUntil = protection.reachedUntil(accountId, "session", period);
  const limit: Schemas["SessionLimit"] = {
    period,
    usedMinutes: Math.ceil(usedMs / MINUTE_MS),
    ...(value !== undefined && { minutes: toMinutes(value), leftMinutes: toMinutes(Math.max(0, value - usedMs)) }),
    ...(reachedUntil !== undefined && { reachedUntil: toMoment(reachedUntil) }),
  };
  if (!pending) return limit;
  return {
    ...limit,
    pending: { ...pendingOf(pending), ...(pending.value !== undefined && { minutes: toMinutes(pending.value) }) },
  };
}

/** All limits that the member has set, with the amounts used. */
function limitsOf(request: HandlerRequest, account: Account): Schemas["PlayLimits"] {
  const timeOut = request.world.protection.timeOutOf(account);
  return {
    currency: account.currency,
    coolOffHours: COOL_OFF_MS / HOUR_MS,
    deposit: PERIODS.map((period) => moneyLimit(request, account.id, "deposit", period)),
    loss: PERIODS.map((period) => moneyLimit(request, account.id, "loss", period)),
    session: PERIODS.map((period) => sessionLimit(request, account.id, period)),
    ...(timeOut && {
      timeOut: { duration: timeOut.duration, startedAt: toMoment(timeOut.startedAt), until: toMoment(timeOut.until) },
    }),
  };
}

export const getPlayLimits = forMembers({}, (request, account) => limitsOf(request, account));

/** Converts a requested limit to the world's units; undefined removes the limit. @throws RangeError */
function valueOf(wish: Schemas["PlayLimitWish"], { currency }: Account): number | undefined {
  if ("amount" in wish) {
    if (isTooFine(wish.amount, currency)) throw new RangeError(`Finer than ${currency}: ${wish.amount}`);
    return toMinor(wish.amount);
  }
  return "minutes" in wish ? wish.minutes * MINUTE_MS : undefined;
}

export const setPlayLimits = forMembers({}, (request, account) => {
  const wish = request.body as Schemas["PlayLimitWish"];
  try {
    const { kind, period } = wish;
    request.world.protection.limits.set({ accountId: account.id, kind, period }, valueOf(wish, account));
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(422, "AMOUNT_OUT_OF_RANGE");
    throw error;
  }
  return limitsOf(request, account);
});

export const confirmPlayLimit = forMembers({}, (request, account) => {
  const { kind, period } = request.body as { kind: LimitKind; period: LimitPeriod };
  const isConfirmed = request.world.protection.limits.confirm({ accountId: account.id, kind, period });
  if (!isConfirmed) throw new Refusal(409, "STATE_CONFLICT");
  return limitsOf(request, account);
});

export const startTimeOut = forMembers({}, (request, account) => {
  const { duration } = request.body as { duration: TimeOutDuration };
  const timeOut = request.world.protection.timeOuts.start(account.id, duration);
  if (!timeOut) throw new Refusal(409, "STATE_CONFLICT");
  const { startedAt, until } = timeOut;
  return { duration, startedAt: toMoment(startedAt), until: toMoment(until) };
});

/** Stakes and wins since `from`, without refunded stakes. */
function playSince({ world }: HandlerRequest, accountId: string, from: number) {
  const sum = (kind: "bet" | "win" | "refund") =>
    world.ledger.since(accountId, [kind], from).reduce((total, { amountMinor }) => total + amountMinor, 0);
  return { stakeMinor: -sum("bet") - sum("refund"), winMinor: sum("win") };
}

export const getPlaySession = forMembers({}, (request, account) => {
  const { now, world } = request;
  const { protection } = world;
  const session = protection.sessions.current(account.id);
  const minutes = protection.realityChecks.minutesOf(account.id);
  const base = { currency: account.currency, realityCheckMinutes: minutes };
  if (!session) return base;
  // Includes a stake in the very millisecond of the start.
  const { stakeMinor, winMinor } = playSince(request, account.id, session.startedAt - 1);
  return {
    ...base,
    running: {
      startedAt: toMoment(session.startedAt),
      endsAt: toMoment(session.endsAt),
      playedSeconds: Math.floor((now - session.startedAt) / 1000),
      stakeAmount: toDecimal(stakeMinor),
      winAmount: toDecimal(winMinor),
      netPosition: toDecimal(winMinor - stakeMinor),
      nextRealityCheckAt: toMoment(nextRealityCheckAt(session.startedAt, minutes, now)),
    },
  } satisfies Schemas["PlaySession"];
});

export const setRealityCheck = forMembers({}, (request, account) => {
  const { realityCheckMinutes } = request.body as { realityCheckMinutes: RealityCheckMinutes };
  request.world.protection.realityChecks.set(account.id, realityCheckMinutes);
  return { realityCheckMinutes };
});

export const listHelpLines: Operation = (request) =>
  HELP_LINES.map(({ name, hours, ...line }) => ({
    ...line,
    name: inLanguage(name, request.language),
    hours: inLanguage(hours, request.language),
  }));
