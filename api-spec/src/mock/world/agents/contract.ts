import type { ContractKind, ContractPeriod } from "./periods.ts";

export type ContractStatus = "offered" | "active" | "rejected" | "terminated" | "cancelled";
/** The reason why a contract ended without a decision of the receiver (R335). */
export type EndReason = "withdrawn" | "replaced" | "lowerLevelHigherRate" | "expired";

/** One tier of a contract. It applies when the team's figures of the period reach both bounds. */
export interface Tier {
  /** Hundredths of a percent. */
  rate: number;
  activeMembers: number;
  betMinor: number;
}

/** A contract; timestamps are epoch milliseconds. */
export interface Contract {
  id: string;
  kind: ContractKind;
  /** "" is the merchant. */
  giverId: string;
  receiverId: string;
  status: ContractStatus;
  reason: EndReason | undefined;
  period: ContractPeriod;
  tiers: readonly Tier[];
  /** Start of the contract; undefined until it is accepted. */
  from: number | undefined;
  /** When it ends automatically. */
  to: number | undefined;
  offeredAt: number;
  decidedAt: number | undefined;
  endedAt: number | undefined;
}

/** The highest rate of a contract, in hundredths of a percent. */
export const topRateOf = (tiers: readonly Tier[]): number => Math.max(0, ...tiers.map(({ rate }) => rate));
