import type { DatabaseSync } from "node:sqlite";
import type { Span } from "./periods.ts";
import { numberOrNone, type Row } from "../row.ts";

/** Members' figures over a period, in minor units. Each is the sum of the ledger entries of its kinds. */
export interface TeamFigures {
  activeMembers: number;
  depositMinor: number;
  withdrawalMinor: number;
  /** Returned by refused withdrawals. */
  withdrawalReturnMinor: number;
  betMinor: number;
  winMinor: number;
  /** Refunded stakes. */
  refundMinor: number;
  /** Bonuses, rebates, rewards and converted points. */
  bonusMinor: number;
  /** Bonus amounts taken back when a bonus lapsed. */
  bonusReturnMinor: number;
}

/** What the members gained; negative when they lost. */
export const profitMinorOf = (figures: TeamFigures): number =>
  figures.winMinor + figures.refundMinor + figures.bonusMinor - figures.bonusReturnMinor - figures.betMinor;

const BONUSES = "'bonus', 'rebate', 'reward', 'pointConversion'";
const sumOf = (kinds: string, sign = "") =>
  `coalesce(sum(p.amount_minor) filter (where p.kind in (${kinds}) ${sign && `and p.amount_minor ${sign} 0`}), 0)`;

/** SQL for the sums over rows `p` of the ledger's postings. A member is active when they placed a bet. */
export const FIGURES = `
  count(distinct p.account_id) filter (where p.kind = 'bet') as active,
  ${sumOf("'deposit'")} as deposit, -${sumOf("'withdrawal'")} as withdrawal,
  ${sumOf("'withdrawalReturn'")} as withdrawal_return, -${sumOf("'bet'")} as bet, ${sumOf("'win'")} as win,
  ${sumOf("'refund'")} as refund, ${sumOf(BONUSES, ">")} as bonus,
  -${sumOf(BONUSES, "<")} as bonus_return
`;

/** Reads the figures of a row that was selected with FIGURES; without a row they are zero. */
export const toFigures = (row: Row | undefined): TeamFigures => ({
  activeMembers: Number(row?.active ?? 0),
  depositMinor: Number(row?.deposit ?? 0),
  withdrawalMinor: Number(row?.withdrawal ?? 0),
  withdrawalReturnMinor: Number(row?.withdrawal_return ?? 0),
  betMinor: Number(row?.bet ?? 0),
  winMinor: Number(row?.win ?? 0),
  refundMinor: Number(row?.refund ?? 0),
  bonusMinor: Number(row?.bonus ?? 0),
  bonusReturnMinor: Number(row?.bonus_return ?? 0),
});

/** Reads the team figures that decide which tier of a contract applies. */
export type FiguresReader = ReturnType<typeof createFiguresReader>;

export function createFiguresReader(store: DatabaseSync) {
  const among = `
    from postings p where p.at >= :from and p.at < :to
      and p.account_id in (select member_id from team_paths where ancestor_id = :account)
  `;
  const figures = store.prepare(`select ${FIGURES} ${among}`);
  const first = store.prepare(`
    select min(p.at) as at ${among} and p.amount_minor < 0 and p.kind in ('bet', ${BONUSES})
  `);
  return {
    /** Figures of the account and everyone below it. */
    withBelow: (account: string, { from, to }: Span): TeamFigures => toFigures(figures.get({ account, from, to })),
    /** When one of them first placed a bet or lost a bonus in the span, in epoch milliseconds; undefined when nobody did. */
    firstLossAt: (account: string, { from, to }: Span): number | undefined =>
      numberOrNone(first.get({ account, from, to })?.at),
  };
}
