import type { ContractKind, ContractPeriod } from "./periods.ts";

export type ContractStatus = "offered" | "active" | "rejected" | "terminated" | "cancelled";
/** Why a contract ended by itself, or without a decision of the receiver (R335). */
export type EndReason = "withdrawn" | "replaced" | "lowerLevelHigherRate" | "expired";

/** One step of a contract. What the team did since the period began must reach both bounds. */
export interface Tier {
  /** Hundredths of a percent. */
  rate: number;
  activeMembers: number;
  betMinor: number;
}

/** Moments are epoch milliseconds. */
export interface Contract {
  id: string;
  kind: ContractKind;
  /** "" is the house. */
  giverId: string;
  receiverId: string;
  status: ContractStatus;
  reason: EndReason | undefined;
  period: ContractPeriod;
  tiers: readonly Tier[];
  /** When it starts to count; until it is accepted, not before this. */
  from: number | undefined;
  /** When it ends by itself. */
  to: number | undefined;
  offeredAt: number;
  decidedAt: number | undefined;
  endedAt: number | undefined;
}

/** The highest rate of a contract, in hundredths of a percent. */
export const topRateOf = (tiers: readonly Tier[]): number => Math.max(0, ...tiers.map(({ rate }) => rate));
