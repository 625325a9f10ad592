import { readRate } from "../../shared/agents/rate.ts";
import type { OperationBody, OperationValue } from "../../shared/api/api.ts";
import { isModuleEnabled, MODULE, type ModuleNode } from "../../shared/config/modules.ts";
import { readCount } from "../../shared/forms/read-count.ts";
import { finenessComplaint, type FinenessRule } from "../../shared/money/amounts/amount-rules.ts";
import { compareAmounts } from "../../shared/money/amounts/amount.ts";

export type Contract = OperationValue<"listContracts">["content"][number];
export type ContractKind = Contract["kind"];
export type ContractPeriod = Contract["period"];
export type ContractTier = Contract["tiers"][number];
export type Funds = OperationValue<"getConsolidatedFunds">;
/** A contract as its receiver sees it (R232). */
export type ReceivedContract = Funds["divtypereq"][number];
/** What a party can do with a contract (R037). */
export type Decision = OperationBody<"decideContract">["decision"];

export const CONTRACT_KINDS = ["dividend", "daily", "hourly", "realtime"] as const satisfies readonly ContractKind[];
/** The kinds that the merchant lets agents offer. One module allows dividends, another salaries (R206, R207). */
export const offeredKinds = (modules: readonly ModuleNode[]): readonly ContractKind[] =>
  CONTRACT_KINDS.filter((kind) => isModuleEnabled(modules, kind === "dividend" ? MODULE.contract : MODULE.salary));

export const CONTRACT_ROLES = ["given", "received"] as const satisfies readonly Contract["role"][];
export const CONTRACT_STATUSES = [
  "offered",
  "active",
  "rejected",
  "terminated",
  "cancelled",
] as const satisfies readonly Contract["status"][];
/** The periods over which tier thresholds are counted (R503). */
export const CONTRACT_PERIODS = [
  "daily",
  "weekly",
  "semimonthly",
  "monthly",
] as const satisfies readonly ContractPeriod[];

/** The maximum that the contract allows. */
export const MOST_TIERS = 10;
const MOST_MEMBERS = 10_000_000;

/** Offers that wait for the member's answer, from all lists of the consolidated call (E032, R232). */
export const waitingOf = ({ divtypereq, dailysalreqtype, contracthoursalreq }: Funds): readonly ReceivedContract[] => [
  ...divtypereq,
  ...dailysalreqtype,
  ...contracthoursalreq,
];

/** The member's active contracts, at most one per kind. */
export const activeOf = (funds: Funds): readonly ReceivedContract[] =>
  [funds.divtypeinfo, funds.dailysalinfotype, funds.contracthoursalinfo, funds.contractmrdailysalinfotype].filter(
    (contract) => contract !== null,
  );

/**
 * The highest rate that the agent can offer: the rate of the contract of that kind in which they are the receiver. Undefined when they have
 * no such contract (E094).
 */
export const ceilingOf = (funds: Funds, kind: ContractKind): string | undefined =>
  activeOf(funds).find((contract) => contract.kind === kind)?.rate;

/** Whether a contract is active after it was accepted. It is cancelled at once if a downline of the member has a higher rate (R335). */
export const hasBecomeActive = (funds: Funds, id: string): boolean =>
  activeOf(funds).some((contract) => contract.id === id);

/** How a party can end a contract now. Both can end an active one; the giver can take back an offer (R037). */
export function endingOf({ status, role }: Pick<Contract, "status" | "role">): "terminate" | "takeBack" | undefined {
  if (status === "active") return "terminate";
  return status === "offered" && role === "given" ? "takeBack" : undefined;
}

/** The other party; null means the merchant. */
export const partnerOf = ({ role, giver, receiver }: Pick<Contract, "role" | "giver" | "receiver">): string | null =>
  role === "given" ? receiver.account : (giver?.account ?? null);

/** The highest rate of a contract. */
export const topRateOf = (tiers: readonly ContractTier[]): string =>
  tiers.map(({ rate }) => rate).reduce((best, rate) => (compareAmounts(rate, best) > 0 ? rate : best), "0");

export type HistoryEvent =
  | "offered"
  | "waiting"
  | "accepted"
  | "rejected"
  | "begins"
  | "settled"
  | "terminated"
  | NonNullable<Contract["reason"]>;

export interface HistoryStep {
  event: HistoryEvent;
  /** When the event happened; undefined for the current step. */
  at?: string;
  state: "done" | "current" | "failed";
}

/** The events of a contract, in order of time (R334, R335). */
export function historyOf(contract: Contract): HistoryStep[] {
  const { status, reason, offeredAt, decidedAt, from, endedAt, lastSettledAt } = contract;
  const steps: HistoryStep[] = [{ event: "offered", at: offeredAt, state: "done" }];
  if (status === "offered") steps.push({ event: "waiting", state: "current" });
  if (decidedAt !== null) {
    if (status === "rejected") return [...steps, { event: "rejected", at: decidedAt, state: "failed" }];
    steps.push({ event: "accepted", at: decidedAt, state: "done" });
    if (from !== null && Date.parse(from) > Date.parse(decidedAt))
      steps.push({ event: "begins", at: from, state: "done" });
  }
  if (lastSettledAt !== null) {
    steps.push({ event: "settled", at: lastSettledAt, state: status === "active" ? "current" : "done" });
  }
  if (endedAt !== null) steps.push({ event: reason ?? "terminated", at: endedAt, state: "failed" });
  return steps;
}

/** A tier of a contract with its values as typed. */
export interface TierDraft {
  /** Identifies the row while rows are added and removed. */
  id: number;
  rate: string;
  /** Empty means no minimum of members. */
  activeMembers: string;
  /** Decimal string; empty means no minimum of bets. */
  betAmount: string;
}

export interface OfferDraft {
  /** Id of a direct downline. */
  memberId: string | null;
  kind: ContractKind;
  period: ContractPeriod;
  tiers: readonly TierDraft[];
}

/** Reads a typed number of members: 0 for an empty field, undefined for anything that is not a valid number. */
export function readMembers(typed: string): number | undefined {
  if (typed.trim() === "") return 0;
  const count = readCount(typed);
  return count !== undefined && count <= MOST_MEMBERS ? count : undefined;
}

const betOf = ({ betAmount }: TierDraft): string => (betAmount === "" ? "0" : betAmount);

/** The field of a tier in which an error was found. */
export type TierPart = "rate" | "activeMembers" | "betAmount";
export type TierRule =
  | "rate.missing"
  | "rate.format"
  | "rate.zero"
  | "rate.tooHigh"
  | "rate.notHigher"
  | "activeMembers.format"
  | "activeMembers.notHigher"
  | `betAmount.${FinenessRule}`
  | "betAmount.notHigher";

export interface TierComplaint {
  /** The id of the tier in the form. */
  id: number;
  /** The tier's number, from 1. */
  number: number;
  part: TierPart;
  rule: TierRule;
}

function rateRule(typed: string, ceiling: string | undefined, before: string | undefined): TierRule | undefined {
  if (typed.trim() === "") return "rate.missing";
  const rate = readRate(typed);
  if (rate === undefined) return "rate.format";
  if (compareAmounts(rate, "0") === 0) return "rate.zero";
  if (ceiling !== undefined && compareAmounts(rate, ceiling) > 0) return "rate.tooHigh";
  return before !== undefined && compareAmounts(rate, before) <= 0 ? "rate.notHigher" : undefined;
}

/** Returns the broken rule when a threshold is lower than in the previous tier, or when none is higher, or else undefined. Such a tier would never apply. */
function boundRule(tier: TierDraft, before: TierDraft): TierRule | undefined {
  const [members, earlier] = [readMembers(tier.activeMembers), readMembers(before.activeMembers)];
  if (members === undefined || earlier === undefined) return undefined;
  if (members < earlier) return "activeMembers.notHigher";
  const order = compareAmounts(betOf(tier), betOf(before));
  return order < 0 || (order === 0 && members === earlier) ? "betAmount.notHigher" : undefined;
}

/**
 * What is wrong with the tiers (E094). Each tier must require more than the one before and give more, and none may exceed the giver's own
 * rate. The server checks the rate again.
 * @param currency the currency of the bets
 * @param ceiling own rate of the kind, as a decimal string; undefined while it loads
 */
export function tierComplaints(
  tiers: readonly TierDraft[],
  currency: string,
  ceiling: string | undefined,
): TierComplaint[] {
  return tiers.flatMap((tier, index) => {
    const before = tiers[index - 1];
    const fineness = finenessComplaint(tier.betAmount, currency);
    const rules = [
      rateRule(tier.rate, ceiling, before && readRate(before.rate)),
      readMembers(tier.activeMembers) === undefined ? "activeMembers.format" : undefined,
      fineness && (`betAmount.${fineness}` as const),
      before && boundRule(tier, before),
    ];
    return rules
      .filter((rule) => rule !== undefined)
      .map((rule) => ({ id: tier.id, number: index + 1, part: rule.split(".")[0] as TierPart, rule }) as TierComplaint);
  });
}

/** The offer in the contract's form; undefined while a field is missing. */
export function offerOf({ memberId, kind, period, tiers }: OfferDraft): OperationBody<"offerContract"> | undefined {
  if (memberId === null) return undefined;
  return {
    memberId,
    kind,
    period,
    tiers: tiers.map((tier) => ({
      rate: readRate(tier.rate) ?? tier.rate,
      activeMembers: readMembers(tier.activeMembers) ?? 0,
      betAmount: betOf(tier),
    })),
  };
}

/** Adds an empty tier. */
export const withTier = (tiers: readonly TierDraft[]): TierDraft[] => [
  ...tiers,
  { id: Math.max(0, ...tiers.map(({ id }) => id)) + 1, rate: "", activeMembers: "", betAmount: "" },
];
