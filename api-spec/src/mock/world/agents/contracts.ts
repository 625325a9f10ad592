import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { transaction } from "../store.ts";
import type { Timers } from "../timers.ts";
import { topRateOf, type Contract, type ContractStatus, type EndReason, type Tier } from "./contract.ts";
import type { ContractKind, ContractPeriod } from "./periods.ts";
import type { Settlement } from "./settlement.ts";
import type { Team } from "./team.ts";
import { inserter, itemOf, itemStatements, numberOrNone, pagedList, type Row, rowIdOf } from "../row.ts";
import type { PageOfRows } from "../period.ts";

export interface ContractTerms {
  kind: ContractKind;
  period: ContractPeriod;
  tiers: readonly Tier[];
  from?: number | undefined;
  to?: number | undefined;
}

export type Decision = "accept" | "reject" | "terminate";
export type OfferRefusal = "NOT_FOUND" | "NOT_ELIGIBLE" | "RATE_TOO_HIGH" | "STATE_CONFLICT";
export type DecisionRefusal = "NOT_FOUND" | "RATE_TOO_HIGH" | "STATE_CONFLICT";

export interface ContractFilter {
  accountId: string;
  kind?: ContractKind | undefined;
  role?: "given" | "received" | undefined;
  status?: ContractStatus | undefined;
}

const END_TIMER = "contractEnd";

const SCHEMA = `
  create table if not exists contracts (
    id integer primary key, kind text not null, giver_id text not null, receiver_id text not null, status text not null,
    reason text, period text not null, tiers text not null, top_rate integer not null, from_at integer, to_at integer,
    offered_at integer not null, decided_at integer, ended_at integer
  ) strict;
  create index if not exists contracts_given on contracts (giver_id, kind, status);
  create index if not exists contracts_received on contracts (receiver_id, kind, status);
`;

interface Parts {
  store: DatabaseSync;
  clock: Clock;
  timers: Timers;
  team: Team;
  settlement: Settlement;
}

/** Contracts between an agent and their direct downlines (R033, R037). The merchant gives contracts to agents without an upline. */
export function createContracts({ store, clock, timers, team, settlement }: Parts) {
  store.exec(SCHEMA);
  const prepare = itemStatements(store, toContract);
  const insert = inserter(store, "contracts", toContract);
  const select = prepare("select * from contracts where id = ?");
  const between = prepare(`
    select * from contracts where giver_id = ? and receiver_id = ? and kind = ? and status = ? order by id desc
  `);
  const update = prepare(`
    update contracts set status = ?, reason = ?, from_at = ?, decided_at = ?, ended_at = ? where id = ? returning *
  `);
  const selectReceived = prepare("select * from contracts where receiver_id = ? and status = ? order by id desc");
  const selectCeiling = store.prepare(`
    select coalesce(max(top_rate), 0) as rate from contracts where receiver_id = ? and kind = ? and status = 'active'
  `);
  /** Finds active contracts whose receiver has a downline with a higher rate of the same kind (R335). */
  const overtaken = prepare(`
    select distinct upper.* from contracts upper
    join team_paths t on t.ancestor_id = upper.receiver_id and t.depth > 0
    join contracts lower on lower.receiver_id = t.member_id and lower.kind = upper.kind and lower.status = 'active'
    where upper.kind = :kind and upper.status = 'active' and lower.top_rate > upper.top_rate
      and upper.receiver_id in (select ancestor_id from team_paths where member_id = :receiver)
  `);
  const matching = pagedList(
    store,
    `contracts where
       (case :role when 'given' then giver_id = :accountId when 'received' then receiver_id = :accountId
         else :accountId in (giver_id, receiver_id) end)
       and (:kind is null or kind = :kind) and (:status is null or status = :status)`,
    "id desc",
    toContract,
  );

  const insertContract = ({ from, to, ...contract }: Omit<Contract, "id">): Contract =>
    insert({ ...contract, fromAt: from, toAt: to, topRate: topRateOf(contract.tiers) });
  const change = (contract: Contract, changes: Partial<Contract>): Contract => {
    const { status, reason, from, decidedAt, endedAt, id } = { ...contract, ...changes };
    return update.one(status, reason, from, decidedAt, endedAt, Number(id));
  };
  /** Ends a contract or an offer. What an active one has earned until then is paid at once. */
  const end = (contract: Contract, status: "terminated" | "cancelled", reason: EndReason | undefined, at: number) => {
    if (contract.status === "active") settlement.close(contract, at);
    timers.cancel(END_TIMER, contract.id);
    return change(contract, { status, reason, endedAt: at });
  };
  const activate = (offered: Contract, at: number): Contract => {
    const from = Math.max(offered.from ?? at, at);
    const active = change(offered, { status: "active", from, decidedAt: at });
    settlement.open(active, from);
    for (const lost of overtaken.all({ kind: active.kind, receiver: active.receiverId })) {
      end(lost, "cancelled", "lowerLevelHigherRate", at);
    }
    return select.one(Number(active.id));
  };
  timers.on(END_TIMER, (id, dueAt) => {
    const contract = select.one(Number(id));
    end(contract, contract.status === "active" ? "terminated" : "cancelled", "expired", dueAt);
  });
  const find = (id: string) => select.get(rowIdOf(id));

  const ceilingOf = (giverId: string, kind: ContractKind) => Number(selectCeiling.get(giverId, kind)?.rate);
  const refusalOf = (giverId: string, receiverId: string, { kind, tiers }: ContractTerms): OfferRefusal | undefined => {
    const level = team.levelOf(receiverId, giverId);
    if (level === undefined) return "NOT_FOUND";
    if (level > 1) return "NOT_ELIGIBLE";
    if (topRateOf(tiers) > ceilingOf(giverId, kind)) return "RATE_TOO_HIGH";
    return between.get(giverId, receiverId, kind, "active") && "STATE_CONFLICT";
  };

  return {
    /**
     * The highest rate that a giver may offer in a contract of this kind, in hundredths of a percent: the top rate of the active contract of
     * this kind that the giver has received.
     */
    ceilingOf,
    /** Offers a contract to a direct downline. It replaces an open offer of the same kind to the same member. */
    offer: (giverId: string, receiverId: string, terms: ContractTerms): Contract | OfferRefusal =>
      transaction(store, () => {
        const refusal = refusalOf(giverId, receiverId, terms);
        if (refusal) return refusal;
        const now = clock.now();
        const earlier = between.get(giverId, receiverId, terms.kind, "offered");
        if (earlier) end(earlier, "cancelled", "replaced", now);
        const { kind, period, tiers, from, to } = terms;
        const offer = { kind, giverId, receiverId, status: "offered", period, tiers, from, to } as const;
        const none = { reason: undefined, decidedAt: undefined, endedAt: undefined };
        const contract = insertContract({ ...offer, ...none, offeredAt: now });
        if (to !== undefined) timers.set({ kind: END_TIMER, reference: contract.id, dueAt: to });
        return contract;
      }),
    /**
     * The receiver accepts or rejects an offer, both sides may terminate an active contract, and the giver may withdraw an offer by
     * terminating it. All four operations that decide use it (E033, E034, E035, E095).
     */
    decide: (accountId: string, contractId: string, decision: Decision): Contract | DecisionRefusal =>
      transaction(store, () => {
        const contract = find(contractId);
        if (!contract || ![contract.giverId, contract.receiverId].includes(accountId)) return "NOT_FOUND";
        const now = clock.now();
        const isReceiver = accountId === contract.receiverId;
        const isOffered = contract.status === "offered";
        if (decision === "accept" && isOffered && isReceiver) {
          // The giver's own contract may have ended since the offer was made.
          const isTooHigh = topRateOf(contract.tiers) > ceilingOf(contract.giverId, contract.kind);
          return isTooHigh ? "RATE_TOO_HIGH" : activate(contract, now);
        }
        if (decision === "reject" && isOffered && isReceiver) {
          timers.cancel(END_TIMER, contract.id);
          return change(contract, { status: "rejected", decidedAt: now, endedAt: now });
        }
        if (decision === "terminate" && contract.status === "active") {
          return end(contract, "terminated", undefined, now);
        }
        if (decision === "terminate" && isOffered && !isReceiver) return end(contract, "cancelled", "withdrawn", now);
        return "STATE_CONFLICT";
      }),
    byId: find,
    /** Newest first. */
    list: (filter: ContractFilter, page: PageOfRows): { contracts: Contract[]; total: number } => ({
      contracts: matching.list({ ...filter }, page),
      total: matching.count({ ...filter }),
    }),
    /** Offers that the account can decide on, or its active contracts; the latest offer first. */
    received: (accountId: string, status: "offered" | "active"): Contract[] => selectReceived.all(accountId, status),
    /** Inserts a contract of the past, for seeds. An active one is settled from now on. */
    remember: (contract: Omit<Contract, "id">): Contract => {
      const stored = insertContract(contract);
      if (stored.status === "active") settlement.open(stored, clock.now());
      return stored;
    },
  };
}

const toContract = (row: Row): Contract => ({
  ...(itemOf(row) as Contract),
  tiers: JSON.parse(String(row.tiers)),
  from: numberOrNone(row.from_at),
  to: numberOrNone(row.to_at),
});
