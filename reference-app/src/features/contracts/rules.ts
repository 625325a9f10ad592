import { readRate } from "../../shared/agents/rate.ts";
import type { OperationBody, OperationValue } from "../../shared/api/api.ts";
import { isModuleEnabled, MODULE, type ModuleNode } from "../../shared/config/modules.ts";
import { readCount } from "../../shared/lib/read-count.ts";
import { finenessComplaint, type FinenessRule } from "../../shared/money/amount-rules.ts";
import { compareAmounts } from "../../shared/money/amount.ts";

export type Contract = OperationValue<"listContracts">["content"][number];
export type ContractKind = Contract["kind"];
export type ContractPeriod = Contract["period"];
export type ContractTier = Contract["tiers"][number];
export type Funds = OperationValue<"getConsolidatedFunds">;
/** A contract as its receiver reads it (R232). */
export type ReceivedContract = Funds["divtypereq"][number];
/** What a party can do with a contract (R037). */
export type Decision = OperationBody<"decideContract">["decision"];

export const CONTRACT_KINDS = ["dividend", "daily", "hourly", "realtime"] as const satisfies readonly ContractKind[];
/** The kinds that the merchant lets agents offer: dividends by one module, salaries by another (R206, R207). */
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
/** Over which time the bounds of the tiers are counted (R503). */
export const CONTRACT_PERIODS = [
  "daily",
  "weekly",
  "semimonthly",
  "monthly",
] as const satisfies readonly ContractPeriod[];

/** As many as the contract takes. */
export const MOST_TIERS = 10;
const MOST_MEMBERS = 10_000_000;

/** What waits for the member's word, whatever list of the consolidated call it stands in (E032, R232). */
export const waitingOf = ({ divtypereq, dailysalreqtype, contracthoursalreq }: Funds): readonly ReceivedContract[] => [
  ...divtypereq,
  ...dailysalreqtype,
  ...contracthoursalreq,
];

/** What the member lives by, one of a kind at most. */
export const activeOf = (funds: Funds): readonly ReceivedContract[] =>
  [funds.divtypeinfo, funds.dailysalinfotype, funds.contracthoursalinfo, funds.contractmrdailysalinfotype].filter(
    (contract) => contract !== null,
  );

/** The highest rate that can be passed on: one's own of that kind; undefined where there is none (E094). */
export const ceilingOf = (funds: Funds, kind: ContractKind): string | undefined =>
  activeOf(funds).find((contract) => contract.kind === kind)?.rate;

/**
 * What became of an accepted request, by what the member lives by afterwards: somebody below with a higher rate cancels it at once (R335).
 */
export const hasBecomeActive = (funds: Funds, id: string): boolean =>
  activeOf(funds).some((contract) => contract.id === id);

/** How a party can end a contract now: both an active one, the giver an offer by taking it back (R037). */
export function endingOf({ status, role }: Pick<Contract, "status" | "role">): "terminate" | "takeBack" | undefined {
  if (status === "active") return "terminate";
  return status === "offered" && role === "given" ? "takeBack" : undefined;
}

/** The other side; null is the house. */
export const partnerOf = ({ role, giver, receiver }: Pick<Contract, "role" | "giver" | "receiver">): string | null =>
  role === "given" ? receiver.account : (giver?.account ?? null);

/** The best rate a contract can reach. */
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
  /** Undefined where it only lasts. */
  at?: string;
  state: "done" | "current" | "failed";
}

/** What has happened to a contract, in the order of time (R334, R335). */
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

/** A tier as it is typed. */
export interface TierDraft {
  /** Tells the rows apart while they come and go. */
  id: number;
  rate: string;
  /** Empty is from the first member on. */
  activeMembers: string;
  /** Decimal string; empty is from the first bet on. */
  betAmount: string;
}

export interface OfferDraft {
  /** Id of a direct downline. */
  memberId: string | null;
  kind: ContractKind;
  period: ContractPeriod;
  tiers: readonly TierDraft[];
}

/** A number of members; empty is none. */
export function readMembers(typed: string): number | undefined {
  if (typed.trim() === "") return 0;
  const count = readCount(typed);
  return count !== undefined && count <= MOST_MEMBERS ? count : undefined;
}

const betOf = ({ betAmount }: TierDraft): string => (betAmount === "" ? "0" : betAmount);

/** The part of a tier that a complaint is about. */
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
  /** Of the tier. */
  id: number;
  /** From 1. */
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

/** Which bound of a tier lies below the one before, or that none lies above it: such a tier would never count. */
function boundRule(tier: TierDraft, before: TierDraft): TierRule | undefined {
  const [members, earlier] = [readMembers(tier.activeMembers), readMembers(before.activeMembers)];
  if (members === undefined || earlier === undefined) return undefined;
  if (members < earlier) return "activeMembers.notHigher";
  const order = compareAmounts(betOf(tier), betOf(before));
  return order < 0 || (order === 0 && members === earlier) ? "betAmount.notHigher" : undefined;
}

/**
 * What is wrong with the tiers: each asks for more than the one before and gives more for it, and none gives more than the giver has
 * (E094). The server says the bound of the rate again.
 * @param currency what the bets are counted in
 * @param ceiling own rate of the kind, as a decimal string; undefined while it is not known
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

/** The offer as the contract takes it; undefined while something is missing. */
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

/** One more tier, to be filled in. */
export const withTier = (tiers: readonly TierDraft[]): TierDraft[] => [
  ...tiers,
  { id: Math.max(0, ...tiers.map(({ id }) => id)) + 1, rate: "", activeMembers: "", betAmount: "" },
];
