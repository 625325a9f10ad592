import { normaliseTyped } from "../../../client/typed-text.ts";
import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest, type Operation } from "../../handler.ts";
import { pageOf, readPage } from "../paging.ts";
import { readPeriod } from "../period.ts";
import type { Account } from "../../world/identity/accounts.ts";
import type { Span } from "../../world/agents/periods.ts";
import { DAY_MS } from "../../world/clock.ts";
import { profitMinorOf, type TeamFigures } from "../../world/agents/team-figures.ts";
import type { TeamInterval, TeamMember, TeamTransaction } from "../../world/agents/team-reports.ts";
import type { Bet, BetFilter } from "../../world/money/bets.ts";
import { toDecimal } from "../../world/money/money.ts";
import type { World } from "../../world/world.ts";
import { enter } from "../gate.ts";
import { momentOrNull, toMoment } from "../moments.ts";
import { gameName, referenceOf } from "../money/reference.ts";
import { relativeOf } from "./relatives.ts";

type Schemas = components["schemas"];

const DEFAULT_PERIOD_MS = 30 * DAY_MS;
/** Above this length the report is by month instead of by day. */
const MOST_DAYS = 92;

/** Returns the agent who made the request and the requested span. `lengthMs` is the length of the span when `from` is missing. */
function enterTeam(request: HandlerRequest, lengthMs: number): { account: Account; span: Span } {
  const account = enter(request, { agent: true });
  const period = readPeriod(request);
  const { to = Math.max(request.now, period.from ?? 0), from = to - lengthMs } = period;
  return { account, span: { from: Math.max(0, from), to: Math.max(0, to) } };
}

const toFigures = (figures: TeamFigures): Schemas["TeamFigures"] => ({
  activeMembers: figures.activeMembers,
  depositAmount: toDecimal(figures.depositMinor),
  withdrawalAmount: toDecimal(figures.withdrawalMinor),
  withdrawalReturnAmount: toDecimal(figures.withdrawalReturnMinor),
  betAmount: toDecimal(figures.betMinor),
  winAmount: toDecimal(figures.winMinor),
  refundAmount: toDecimal(figures.refundMinor),
  bonusAmount: toDecimal(figures.bonusMinor),
  bonusReturnAmount: toDecimal(figures.bonusReturnMinor),
  profit: toDecimal(profitMinorOf(figures)),
});

export const getAgentTeamOverview: Operation = (request) => {
  const { account, span } = enterTeam(request, DEFAULT_PERIOD_MS);
  const { world, now } = request;
  const { team, teamReports } = world;
  const periodOf = ({ from, to }: Span): Schemas["TeamPeriod"] => {
    const { figures, ...counts } = teamReports.overview(account.id, { from, to });
    return { from: toMoment(from), to: toMoment(to), ...counts, figures: toFigures(figures) };
  };
  const { from, to } = span;
  const unit = to - from <= MOST_DAYS * DAY_MS ? "day" : "month";
  const upline = team.uplineOf(account.id);
  return {
    currency: account.currency,
    upline: upline === undefined ? null : relativeOf(world, upline),
    current: periodOf(span),
    previous: periodOf({ from: Math.max(0, from - (to - from)), to: from }),
    unit,
    rows: teamReports.intervals(account.id, span, unit, now).map(toRow),
  } satisfies Schemas["TeamOverview"];
};

const toRow = ({ label, from, to, newMembers, figures }: TeamInterval): Schemas["TeamInterval"] => ({
  label,
  from: toMoment(from),
  to: toMoment(to),
  newMembers,
  figures: toFigures(figures),
});

export const listTeamMembers: Operation = (request) => {
  const { account, span } = enterTeam(request, DEFAULT_PERIOD_MS);
  const { world, query } = request;
  const { parentId = account.id, q, depth } = query as Record<string, string | undefined>;
  const level = levelOfTop(world, account, parentId);
  if (level === undefined) throw new Refusal(404, "NOT_FOUND");
  const wish = readPage(request);
  const text = q === undefined ? undefined : normaliseTyped("name", q);
  const filter = { ancestorId: parentId, isDirectOnly: depth !== "all", text, ...span };
  const { members, total } = world.teamReports.members(filter, wish.rows);
  const content = members.map((member) => toMember(world, member, level));
  const way = level === 0 ? [account.id] : world.team.pathTo(parentId, account.id);
  return { path: way.map((id) => relativeOf(world, id)), ...pageOf(content, total, wish) };
};

/** Levels between the caller and the top of a list: 0 is the caller, undefined is a member outside the team. */
const levelOfTop = ({ team }: World, account: Account, topId: string): number | undefined =>
  topId === account.id ? 0 : team.levelOf(topId, account.id);

const toMember = (world: World, member: TeamMember, levelOfParent: number): Schemas["TeamMember"] => ({
  id: member.id,
  account: member.username,
  nickname: member.nickname || null,
  type: member.type,
  level: levelOfParent + member.depth,
  upline: relativeOf(world, member.uplineId),
  balance: toDecimal(world.ledger.balanceOf(member.id)),
  joinedAt: toMoment(member.joinedAt),
  lastActiveAt: momentOrNull(member.lastActiveAt),
  directMembers: member.directMembers,
  teamMembers: member.teamMembers,
  figures: toFigures(member.own),
  teamFigures: toFigures(member.withTeam),
});

/** Reads the member that a list is filtered by: undefined for the whole team. @throws Refusal for a member outside it */
function readMember({ query, world }: HandlerRequest, account: Account): string | undefined {
  if (typeof query.memberId !== "string") return undefined;
  if (world.team.levelOf(query.memberId, account.id) === undefined) throw new Refusal(404, "NOT_FOUND");
  return query.memberId;
}

export const listTeamBets: Operation = (request) => {
  const { account, span } = enterTeam(request, Infinity);
  const memberId = readMember(request, account);
  const { world, query, language } = request;
  const wish = readPage(request);
  const accountIds = memberId === undefined ? world.team.membersBelow(account.id) : [memberId];
  const { status, category, vendor } = query as Partial<Record<string, string>>;
  const filter: BetFilter = { accountIds, category, vassalage: vendor, status: status as Bet["status"], ...span };
  const content = world.bets.list(filter, wish.rows).map((bet) => toBet(world, bet, language));
  const { count, stakeMinor, payoutMinor } = world.bets.totals(filter);
  const totals = {
    stakeAmount: toDecimal(stakeMinor),
    payoutAmount: toDecimal(payoutMinor),
    profit: toDecimal(payoutMinor - stakeMinor),
  };
  return { ...pageOf(content, count, wish), totals };
};

const toBet = (world: World, bet: Bet, language: string): Schemas["TeamBet"] => ({
  id: bet.id,
  member: relativeOf(world, bet.accountId),
  category: bet.category,
  vassalage: bet.vassalage,
  gameCode: bet.gameCode,
  gameName: gameName(bet.gameCode, language),
  roundId: bet.roundId,
  stakeAmount: toDecimal(bet.stakeMinor),
  payoutAmount: toDecimal(bet.payoutMinor),
  status: bet.status,
  placedAt: toMoment(bet.placedAt),
  settledAt: momentOrNull(bet.settledAt),
});

export const listTeamTransactions: Operation = (request) => {
  const { account, span } = enterTeam(request, Infinity);
  const memberId = readMember(request, account);
  const { world, query } = request;
  const wish = readPage(request);
  const kind = query.type as Schemas["TeamTransactionType"] | undefined;
  const filter = { agentId: account.id, memberId, kind, ...span };
  const content = world.teamReports.transactions(filter, wish.rows).map((entry) => toTransaction(entry, request));
  const { count, inMinor, outMinor } = world.teamReports.transactionTotals(filter);
  const totals = { inAmount: toDecimal(inMinor), outAmount: toDecimal(outMinor) };
  return { ...pageOf(content, count, wish), totals };
};

const toTransaction = (entry: TeamTransaction, request: HandlerRequest): Schemas["TeamTransaction"] => ({
  id: entry.id,
  member: { id: entry.accountId, account: entry.username },
  type: entry.kind,
  direction: entry.amountMinor < 0 ? "out" : "in",
  amount: toDecimal(Math.abs(entry.amountMinor)),
  balanceAfter: toDecimal(entry.balanceMinor),
  reference: referenceOf(entry, request),
  createdAt: toMoment(entry.at),
});
