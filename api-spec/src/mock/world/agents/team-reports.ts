import type { DatabaseSync } from "node:sqlite";
import type { PostingKind } from "../money/ledger.ts";
import { dayOf, labelOf, monthOf, ZONE_MS, type Span } from "./periods.ts";
import { FIGURES, toFigures, type TeamFigures } from "./team-figures.ts";
import { fieldStatements, itemStatements, type Row } from "../row.ts";
import type { PageOfRows } from "../period.ts";

export interface TeamOverview {
  /** Number of members at the end of the period, and of those who joined in it. */
  members: number;
  newMembers: number;
  figures: TeamFigures;
}

/** One day or month of a chart. */
export interface TeamInterval extends Span {
  /** `2026-11-21` for a day, `2026-11` for a month. */
  label: string;
  newMembers: number;
  figures: TeamFigures;
}

export interface TeamMember {
  id: string;
  username: string;
  nickname: string;
  type: number;
  uplineId: string;
  /** How many levels the member is below the agent whose team is listed. */
  depth: number;
  /** Epoch milliseconds. */
  joinedAt: number;
  /** The latest login or bet; undefined when there is none. */
  lastActiveAt: number | undefined;
  directMembers: number;
  /** Number of members below the member. */
  teamMembers: number;
  own: TeamFigures;
  /** Figures of the member and everyone below. */
  withTeam: TeamFigures;
}

type MemberRow = Omit<TeamMember, "own" | "withTeam">;

export interface MemberFilter extends Span {
  /** The agent whose downlines are listed. */
  ancestorId: string;
  /** Lists only direct downlines; otherwise all levels. */
  isDirectOnly: boolean;
  /** A part of the username or nickname, case-insensitive, or the whole id. */
  text: string | undefined;
}

export interface TransactionFilter extends Span {
  agentId: string;
  /** A member of the team; the whole team when left out. */
  memberId: string | undefined;
  kind: PostingKind | undefined;
}

export interface TeamTransaction {
  id: string;
  accountId: string;
  username: string;
  kind: PostingKind;
  amountMinor: number;
  balanceMinor: number;
  reference: string;
  at: number;
}

const BELOW = "from team_paths t join team_members m on m.account_id = t.member_id where t.ancestor_id = :agent";
/** SQL for the day or month of a moment in the merchant's time zone. */
const labelAs = (format: string, column: string) =>
  `strftime('${format}', (${column} + ${ZONE_MS}) / 1000, 'unixepoch') as label`;

/** Reports about an agent's team. The agent's own play is excluded. Spans are epoch milliseconds. */
export function createTeamReports(store: DatabaseSync) {
  const counts = fieldStatements<{ members: number; newMembers: number; first: number | undefined }>(store)(`
    select count(*) filter (where m.joined_at < :to) as members,
      count(*) filter (where m.joined_at >= :from and m.joined_at < :to) as new_members, min(m.joined_at) as first
    ${BELOW} and t.depth > 0
  `);
  const joinedBy = (format: string) =>
    store.prepare(`
      select ${labelAs(format, "m.joined_at")}, count(*) as joined
      ${BELOW} and t.depth > 0 and m.joined_at >= :from and m.joined_at < :to group by 1
    `);
  const teamPostings = `
    from team_paths t join postings p on p.account_id = t.member_id
    where t.ancestor_id = :agent and t.depth > 0 and p.at >= :from and p.at < :to
  `;
  const sums = store.prepare(`select ${FIGURES} ${teamPostings}`);
  const sumsBy = (format: string) =>
    store.prepare(`
      select ${labelAs(format, "p.at")}, ${FIGURES} ${teamPostings} group by 1
    `);
  const byUnit = {
    day: { joined: joinedBy("%Y-%m-%d"), sums: sumsBy("%Y-%m-%d"), spanOf: dayOf },
    month: { joined: joinedBy("%Y-%m"), sums: sumsBy("%Y-%m"), spanOf: monthOf },
  };
  const matching = `
    from team_paths t join team_members m on m.account_id = t.member_id
    join accounts a on a.id = cast(t.member_id as integer)
    where t.ancestor_id = :ancestor and t.depth > 0 and (t.depth = 1 or not :direct)
      and (:text is null or instr(lower(a.username), lower(:text)) > 0 or instr(lower(a.nickname), lower(:text)) > 0
        or t.member_id = :text)
  `;
  const countMatching = store.prepare(`select count(*) as total ${matching}`);
  const betAt = "(select max(p.at) from postings p where p.account_id = t.member_id and p.kind = 'bet')";
  const pageOfMatching = itemStatements<MemberRow>(store)(`
    select t.member_id as id, t.depth, m.upline_id, m.joined_at, a.username, a.nickname, a.type,
      nullif(max(coalesce(a.login_at, 0), coalesce(${betAt}, 0)), 0) as last_active_at,
      (select count(*) from team_members d where d.upline_id = t.member_id) as direct_members,
      (select count(*) from team_paths d where d.ancestor_id = t.member_id and d.depth > 0) as team_members
    ${matching} order by m.joined_at desc, a.id desc limit :limit offset :offset
  `);
  const ownSums = store.prepare(`
    select p.account_id as id, ${FIGURES} from postings p
    where p.account_id in (select value from json_each(:ids)) and p.at >= :from and p.at < :to group by 1
  `);
  const withTeamSums = store.prepare(`
    select t.ancestor_id as id, ${FIGURES} from team_paths t join postings p on p.account_id = t.member_id
    where t.ancestor_id in (select value from json_each(:ids)) and p.at >= :from and p.at < :to group by 1
  `);
  const wanted = `${teamPostings} and (:member is null or t.member_id = :member) and (:kind is null or p.kind = :kind)`;
  const transactions = itemStatements<TeamTransaction>(store)(`
    select p.*, (select username from accounts where id = cast(p.account_id as integer)) as username
    ${wanted} order by p.at desc, p.id desc limit :limit offset :offset
  `);
  const transactionSums = fieldStatements<{ count: number; inMinor: number; outMinor: number }>(store)(`
    select count(*) as count, coalesce(sum(p.amount_minor) filter (where p.amount_minor > 0), 0) as in_minor,
      -coalesce(sum(p.amount_minor) filter (where p.amount_minor < 0), 0) as out_minor ${wanted}
  `);

  return {
    overview: (agent: string, { from, to }: Span): TeamOverview => {
      const { members, newMembers } = counts.one({ agent, from, to });
      return { members, newMembers, figures: toFigures(sums.get({ agent, from, to })) };
    },
    /** Figures by day or month in order, including empty ones. They start with the team's first day and end now. */
    intervals: (agent: string, span: Span, unit: "day" | "month", now: number): TeamInterval[] => {
      const { joined, sums: sumsOfUnit, spanOf } = byUnit[unit];
      const { first } = counts.one({ agent, ...span });
      if (first === undefined) return [];
      // Include events of this very millisecond.
      const asked = { agent, from: Math.max(span.from, first), to: Math.min(span.to, now + 1) };
      if (asked.from >= asked.to) return [];
      const joinedIn = new Map(joined.all(asked).map((row) => [row.label, Number(row.joined)]));
      const sumsIn = new Map(sumsOfUnit.all(asked).map((row) => [row.label, row]));
      const intervals: TeamInterval[] = [];
      for (let next = spanOf(asked.from); next.from < asked.to; next = spanOf(next.to)) {
        const label = labelOf(next.from, unit);
        const figures = toFigures(sumsIn.get(label));
        intervals.push({ ...next, label, newMembers: joinedIn.get(label) ?? 0, figures });
      }
      return intervals;
    },
    /** The latest to join first. */
    members: (
      { ancestorId, isDirectOnly, text, from, to }: MemberFilter,
      page: PageOfRows,
    ): { members: TeamMember[]; total: number } => {
      const match = { ancestor: ancestorId, direct: Number(isDirectOnly), text: text ?? null };
      const rows = pageOfMatching.all({ ...match, ...page });
      const asked = { ids: JSON.stringify(rows.map(({ id }) => id)), from, to };
      const own = byId(ownSums.all(asked));
      const withTeam = byId(withTeamSums.all(asked));
      const members = rows.map((row) => ({
        ...row,
        own: toFigures(own.get(row.id)),
        withTeam: toFigures(withTeam.get(row.id)),
      }));
      return { members, total: Number(countMatching.get(match)?.total) };
    },
    /** Newest first. */
    transactions: (filter: TransactionFilter, page: PageOfRows): TeamTransaction[] =>
      transactions.all({ ...bindTransactions(filter), ...page }),
    transactionTotals: (filter: TransactionFilter): { count: number; inMinor: number; outMinor: number } =>
      transactionSums.one(bindTransactions(filter)),
  };
}

const bindTransactions = ({ agentId: agent, memberId: member, ...filter }: TransactionFilter) => ({
  agent,
  member,
  ...filter,
});

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
