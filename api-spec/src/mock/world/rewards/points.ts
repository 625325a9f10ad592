import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import type { Ledger } from "../money/ledger.ts";
import { createPointLedger } from "./point-ledger.ts";
import { transaction } from "../store.ts";

/** How points are earned and what they are worth (R251). Amounts in minor units. */
export const POINT_RULES = {
  stakeMinor: 100_00,
  /** Points per whole unit of the currency. */
  ratio: 2,
  minPoints: 10,
  maxPoints: 10_000,
  stepPoints: 10,
} as const;

const MINOR_PER_UNIT = 100;

/** Value of points in money, rounded down to minor units. */
export const worthMinorOf = (points: number): number => Math.floor((points * MINOR_PER_UNIT) / POINT_RULES.ratio);

/** Whether this many points can be converted at once. */
export const isConvertible = (points: number): boolean =>
  points >= POINT_RULES.minPoints && points <= POINT_RULES.maxPoints && points % POINT_RULES.stepPoints === 0;

/** Points of the members. They never expire (R505); only the member can spend them. */
export type Points = ReturnType<typeof createPoints>;

/** Net stakes (without refunds) by day, of everything posted since the last booking. */
const STAKES = `
  select max(id) as last_id, max(at) as at, -sum(amount_minor) as stake_minor from postings
  where account_id = ? and id > ? and at < ? and kind in ('bet', 'refund')
  group by at / 86400000 order by last_id
`;

/** The points that members earn by their stakes, and their conversion to money. */
export function createPoints(store: DatabaseSync, money: Ledger, clock: Clock) {
  store.exec(`
    create table if not exists point_progress (
      account_id text primary key, last_posting_id integer not null, rest_minor integer not null
    ) strict;
  `);
  const ledger = createPointLedger(store, clock);
  const progress = store.prepare("select * from point_progress where account_id = ?");
  const saveProgress = store.prepare("insert or replace into point_progress values (?, ?, ?)");
  const stakes = store.prepare(STAKES);

  const earn = (accountId: string, until = clock.now() + 1) =>
    transaction(store, () => {
      const row = progress.get(accountId);
      let lastId = Number(row?.last_posting_id ?? 0);
      let restMinor = Number(row?.rest_minor ?? 0);
      const days = stakes.all(accountId, lastId, until);
      for (const day of days) {
        lastId = Math.max(lastId, Number(day.last_id));
        restMinor += Number(day.stake_minor);
        // Refunds can make the remainder negative; later stakes offset it.
        const points = Math.max(0, Math.floor(restMinor / POINT_RULES.stakeMinor));
        restMinor -= points * POINT_RULES.stakeMinor;
        const earned = { key: `play:${lastId}`, kind: "play", reference: "", at: Number(day.at) } as const;
        if (points > 0) ledger.post({ ...earned, accountId, pointsChange: points });
      }
      if (days.length > 0) saveProgress.run(accountId, lastId, restMinor);
    });
  const pointsOf = (accountId: string) => {
    earn(accountId);
    return ledger.pointsOf(accountId);
  };
  return {
    ledger,
    /** Books the points for stakes until `until` (epoch ms; now when left out), as one entry per day. */
    earn,
    /** The member's points, including those for the latest stakes. */
    pointsOf,
    /** Takes points and pays their value, once per key. @throws NotEnoughPointsError */
    convert: (accountId: string, points: number, key: string): { amountMinor: number; balanceMinor: number } =>
      transaction(store, () => {
        const at = clock.now();
        earn(accountId, at + 1);
        const amountMinor = worthMinorOf(points);
        const movement = { key: `conversion:${key}`, accountId, reference: `${points}`, at };
        ledger.post({ ...movement, kind: "conversion", pointsChange: -points });
        const { balanceMinor } = money.post({ ...movement, kind: "pointConversion", amountMinor });
        return { amountMinor, balanceMinor };
      }),
  };
}
