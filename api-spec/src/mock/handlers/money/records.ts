import { MINUTE_MS, DAY_MS } from "../../world/clock.ts";
import { pageOf, readPage } from "../paging.ts";
import { readPeriod } from "../period.ts";
import type { Account } from "../../world/identity/accounts.ts";
import type { Bet, BetFilter, BetGrouping, BetStatus, BetTotals } from "../../world/money/bets.ts";
import type { KindTotals, LedgerEntry, PostingKind } from "../../world/money/ledger.ts";
import { toDecimal } from "../../world/money/money.ts";
import type { Period } from "../../world/period.ts";
import type { World } from "../../world/world.ts";
import { forMembers } from "../gate.ts";
import { momentOrNull, toMoment } from "../moments.ts";
import { relativeNameOf } from "../agents/relatives.ts";
import { gameName, referenceOf } from "./reference.ts";

const DEFAULT_PERIOD_MS = 30 * DAY_MS;
const LONGEST_PERIOD_MS = 366 * DAY_MS;
/** The last moment that RFC 3339 can express in every time zone. */
const LAST_MOMENT = Date.UTC(9999, 11, 31);
const DEFAULT_UTC_OFFSET_MINUTES = 360;

const text = (value: string | string[] | undefined) => (value === undefined ? undefined : String(value));

function showBet(bet: Bet, account: Account, language: string) {
  const { id, category, vassalage, gameCode, roundId, stakeMinor, payoutMinor, status, placedAt, settledAt } = bet;
  return {
    id,
    category,
    vassalage,
    gameCode,
    gameName: gameName(gameCode, language),
    roundId,
    stake: toDecimal(stakeMinor),
    payout: toDecimal(payoutMinor),
    profit: toDecimal(status === "open" ? 0 : payoutMinor - stakeMinor),
    currency: account.currency,
    status,
    placedAt: toMoment(placedAt),
    settledAt: momentOrNull(settledAt),
  };
}

const showTotals = ({
  count,
  stakeMinor,
  openStakeMinor = 0,
  payoutMinor,
}: Omit<BetTotals, "openStakeMinor"> & Partial<BetTotals>) => ({
  bets: count,
  stake: toDecimal(stakeMinor),
  payout: toDecimal(payoutMinor),
  profit: toDecimal(payoutMinor - stakeMinor + openStakeMinor),
});

export const listBets = forMembers({}, (request, account) => {
  const period = readPeriod(request);
  const { query, language, world } = request;
  const filter: BetFilter = {
    accountIds: [account.id],
    category: text(query.category),
    vassalage: text(query.vendor),
    status: text(query.status) as BetStatus | undefined,
    ...period,
  };
  const wish = readPage(request);
  const totals = world.bets.totals(filter);
  const content = world.bets.list(filter, wish.rows).map((bet) => showBet(bet, account, language));
  return { ...pageOf(content, totals.count, wish), totals: showTotals(totals) };
});

const ORDER_KINDS: readonly PostingKind[] = ["deposit", "withdrawal", "withdrawalReturn"];

/** The id of the order that moved the money, so that programs do not have to parse the reference. */
const showOrder = ({ kind, reference }: LedgerEntry) => (ORDER_KINDS.includes(kind) ? { orderId: reference } : {});

/** The other member of a transfer within the team. */
function showRelative({ reference }: LedgerEntry, account: Account, world: World) {
  const otherId = world.transfers.otherSide(account.id, reference);
  return otherId === undefined ? {} : { relative: relativeNameOf(world, account.id, otherId) };
}

const sumOf = (totals: readonly KindTotals[], pick: (kind: KindTotals) => number) =>
  totals.reduce((sum, kind) => sum + pick(kind), 0);

export const listAccountTransactions = forMembers({}, (request, account) => {
  const period = readPeriod(request);
  const { query, world } = request;
  const kind = text(query.type) as PostingKind | undefined;
  const filter = { accountIds: [account.id], kind, ...period };
  const wish = readPage(request);
  const totals = world.ledger.totals(filter);
  const content = world.ledger.list(filter, wish.rows).map((entry) => ({
    id: String(entry.id),
    type: entry.kind,
    direction: entry.amountMinor < 0 ? "out" : "in",
    amount: toDecimal(Math.abs(entry.amountMinor)),
    balanceAfter: toDecimal(entry.balanceMinor),
    currency: account.currency,
    reference: referenceOf(entry, request),
    ...showOrder(entry),
    ...showRelative(entry, account, world),
    createdAt: toMoment(entry.at),
  }));
  const count = sumOf(totals, (kind) => kind.count);
  return {
    ...pageOf(content, count, wish),
    totals: {
      inAmount: toDecimal(sumOf(totals, ({ inMinor }) => inMinor)),
      outAmount: toDecimal(sumOf(totals, ({ outMinor }) => outMinor)),
    },
  };
});

const GROUPINGS = { day: "day", category: "category", vendor: "vassalage" } as const;
type GroupBy = keyof typeof GROUPINGS;

/** The period to report: the last 30 days by default, 366 days at most. */
function wholePeriod({ from, to }: Period, now: number) {
  // Include events of this very millisecond.
  const end = Math.max(0, Math.min(to ?? Math.max(now + 1, from ?? 0), LAST_MOMENT));
  const start = Math.min(from ?? end - DEFAULT_PERIOD_MS, end);
  return { from: Math.max(0, start, end - LONGEST_PERIOD_MS), to: end };
}

export const getProfitLoss = forMembers({}, (request, account) => {
  const asked = readPeriod(request);
  const { query, world } = request;
  const groupBy = (text(query.groupBy) ?? "day") as GroupBy;
  const by = GROUPINGS[groupBy];
  const utcOffsetMs = Number(query.utcOffsetMinutes ?? DEFAULT_UTC_OFFSET_MINUTES) * MINUTE_MS;
  const grouping: BetGrouping = by === "day" ? { by, utcOffsetMs } : { by };
  const period = wholePeriod(asked, request.now);
  const filter = { accountIds: [account.id], ...period };
  const groups = world.bets.groups(filter, grouping);
  const moved = world.ledger.totals(filter);
  const netOf = (...kinds: PostingKind[]) =>
    sumOf(moved, ({ kind, inMinor, outMinor }) => (kinds.includes(kind) ? inMinor - outMinor : 0));
  const played = groups.reduce(
    (sum, { count, stakeMinor, payoutMinor }) => ({
      count: sum.count + count,
      stakeMinor: sum.stakeMinor + stakeMinor,
      payoutMinor: sum.payoutMinor + payoutMinor,
    }),
    { count: 0, stakeMinor: 0, payoutMinor: 0 },
  );
  const rebateMinor = netOf("rebate");
  const bonusMinor = netOf("bonus", "reward");
  return {
    from: toMoment(period.from),
    to: toMoment(period.to),
    groupBy,
    currency: account.currency,
    rows: groups.map(({ group, ...totals }) => ({ [by]: group, ...showTotals(totals) })),
    totals: {
      ...showTotals(played),
      rebate: toDecimal(rebateMinor),
      netBonus: toDecimal(bonusMinor),
      net: toDecimal(played.payoutMinor - played.stakeMinor + rebateMinor + bonusMinor),
      deposits: toDecimal(netOf("deposit")),
      netWithdrawals: toDecimal(-netOf("withdrawal", "withdrawalReturn")),
    },
  };
});
