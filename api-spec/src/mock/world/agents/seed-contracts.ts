import { DAY_MS } from "../clock.ts";
import type { Contract, ContractStatus, EndReason, Tier } from "./contract.ts";
import type { World } from "../world.ts";
import type { ContractKind, ContractPeriod } from "./periods.ts";

interface Deal {
  /** Usernames; "" is the merchant. */
  between: readonly [giver: string, receiver: string];
  kind: ContractKind;
  period: ContractPeriod;
  /** The highest rate, in hundredths of a percent. */
  rate: number;
  status: ContractStatus;
  reason?: EndReason;
  offeredDaysAgo: number;
}

const deal = (
  between: Deal["between"],
  kind: ContractKind,
  period: ContractPeriod,
  rate: number,
  status: ContractStatus,
  offeredDaysAgo: number,
  reason?: EndReason,
): Deal => ({ between, kind, period, rate, status, offeredDaysAgo, ...(reason && { reason }) });

/** `agent` has a contract in every state; `demo` has three offers to decide on (R232). */
const DEALS: readonly Deal[] = [
  deal(["", "agent"], "dividend", "monthly", 30_00, "active", 300),
  deal(["", "agent"], "daily", "daily", 1_20, "active", 300),
  deal(["", "agent"], "hourly", "daily", 80, "active", 300),
  deal(["", "agent"], "realtime", "daily", 50, "active", 300),
  deal(["agent", "agent41"], "dividend", "weekly", 12_00, "rejected", 120),
  deal(["agent", "agent42"], "daily", "weekly", 60, "terminated", 90),
  deal(["agent", "agent41"], "hourly", "daily", 20, "cancelled", 75, "lowerLevelHigherRate"),
  deal(["agent", "agent42"], "dividend", "monthly", 15_00, "cancelled", 70, "withdrawn"),
  deal(["agent", "agent2"], "dividend", "monthly", 20_00, "active", 60),
  deal(["agent", "agent2"], "realtime", "daily", 30, "active", 50),
  deal(["agent", "agent41"], "daily", "weekly", 80, "active", 45),
  deal(["agent", "agent42"], "hourly", "semimonthly", 50, "active", 40),
  deal(["agent", "agent41"], "realtime", "daily", 20, "offered", 3),
  deal(["agent", "agent2"], "daily", "semimonthly", 70, "offered", 2),
  deal(["agent", "demo"], "dividend", "weekly", 10_00, "offered", 2),
  deal(["agent", "demo"], "hourly", "daily", 15, "offered", 1),
  deal(["agent", "demo"], "daily", "monthly", 40, "offered", 1),
];

/** A first tier that everybody reaches, and a second one with the full rate for active teams. */
const tiersOf = (rate: number): readonly Tier[] => [
  { rate: Math.ceil(rate / 2), activeMembers: 0, betMinor: 0 },
  { rate, activeMembers: 5, betMinor: 10_000_00 },
];

const DECIDED_AFTER_MS = DAY_MS / 2;
const ENDED_AFTER_MS = 20 * DAY_MS;

/** Fills a new world with the contracts and referral links of the agents. */
export function seedContracts({ accounts, clock, contracts, affiliateCodes }: World): void {
  const now = clock.now();
  const idOf = (username: string) => (username === "" ? "" : (accounts.byUsername(username)?.id ?? ""));
  for (const made of DEALS) contracts.remember(toContract(made, idOf, now));
  const accountId = idOf("agent");
  const daysAgo = (days: number) => now - days * DAY_MS;
  const facebook = { label: "Facebook", code: "FACEBK01", clicks: 412, registrations: 38, createdAt: daysAgo(210) };
  affiliateCodes.create({ accountId, rate: 1_00, ...facebook });
  const friends = { label: "বন্ধুদের জন্য", code: "BONDHU01", clicks: 57, registrations: 9, createdAt: daysAgo(35) };
  affiliateCodes.create({ accountId, rate: 1_50, ...friends });
}

function toContract(made: Deal, idOf: (username: string) => string, now: number): Omit<Contract, "id"> {
  const { between, kind, period, rate, status, reason, offeredDaysAgo } = made;
  const offeredAt = now - offeredDaysAgo * DAY_MS;
  const decidedAt = offeredAt + DECIDED_AFTER_MS;
  const isDecided = status !== "offered" && reason !== "withdrawn";
  const isOver = status !== "offered" && status !== "active";
  const wasActive = isDecided && status !== "rejected";
  return {
    kind,
    giverId: idOf(between[0]),
    receiverId: idOf(between[1]),
    status,
    reason,
    period,
    tiers: tiersOf(rate),
    from: wasActive ? decidedAt : undefined,
    to: undefined,
    offeredAt,
    decidedAt: isDecided ? decidedAt : undefined,
    endedAt: isOver ? (wasActive ? offeredAt + ENDED_AFTER_MS : decidedAt) : undefined,
  };
}
