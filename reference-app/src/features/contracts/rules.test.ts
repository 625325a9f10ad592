import { describe, expect, test } from "vitest";
import {
  activeOf,
  ceilingOf,
  endingOf,
  hasBecomeActive,
  historyOf,
  offerOf,
  partnerOf,
  readMembers,
  tierComplaints,
  topRateOf,
  waitingOf,
  withTier,
  type Contract,
  type Funds,
  type ReceivedContract,
  type TierDraft,
} from "./rules.ts";

const received = (id: string, kind: Contract["kind"], rate: string): ReceivedContract => ({
  id,
  kind,
  giver: { id: "100002", account: "agent" },
  status: "offered",
  rate,
  activeMembers: 0,
  betAmount: "0.00",
  tiers: [{ rate, activeMembers: 0, betAmount: "0.00" }],
  period: "daily",
  from: null,
  to: null,
});
const FUNDS: Funds = {
  divtypereq: [received("1", "dividend", "10.00")],
  dailysalreqtype: [received("2", "daily", "0.40")],
  contracthoursalreq: [received("3", "hourly", "0.15"), received("4", "realtime", "0.10")],
  divtypeinfo: received("5", "dividend", "20.00"),
  dailysalinfotype: null,
  contracthoursalinfo: received("6", "hourly", "0.50"),
  contractmrdailysalinfotype: null,
};

test("E032 R232 waiting requests come from three lists of the answer, and active contracts from four blocks", () => {
  expect(waitingOf(FUNDS).map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
  expect(activeOf(FUNDS).map(({ id }) => id)).toEqual(["5", "6"]);
  expect([ceilingOf(FUNDS, "dividend"), ceilingOf(FUNDS, "daily")]).toEqual(["20.00", undefined]);
});

test("R335 an accepted request that is not active was cancelled immediately", () => {
  expect([hasBecomeActive(FUNDS, "5"), hasBecomeActive(FUNDS, "1")]).toEqual([true, false]);
});

test.each([
  ["active", "given", "terminate"],
  ["active", "received", "terminate"],
  ["offered", "given", "takeBack"],
  ["offered", "received", undefined],
  ["rejected", "given", undefined],
  ["terminated", "received", undefined],
  ["cancelled", "given", undefined],
] as const)("R037 a contract that is %s and %s can be ended by: %s", (status, role, ending) => {
  expect(endingOf({ status, role })).toBe(ending);
});

test("R033 the partner of a contract is the receiver, the giver, or null for the merchant", () => {
  const receiver = { id: "1", account: "demo" };
  expect(partnerOf({ role: "given", giver: null, receiver })).toBe("demo");
  expect(partnerOf({ role: "received", giver: { id: "2", account: "agent" }, receiver })).toBe("agent");
  expect(partnerOf({ role: "received", giver: null, receiver })).toBeNull();
});

const contract = (changes: Partial<Contract>): Contract => ({
  id: "1",
  kind: "daily",
  role: "given",
  giver: { id: "2", account: "agent" },
  receiver: { id: "1", account: "demo" },
  status: "offered",
  reason: null,
  period: "daily",
  tiers: [],
  from: null,
  to: null,
  offeredAt: "2026-11-01T10:00:00+06:00",
  decidedAt: null,
  endedAt: null,
  paidAmount: "0.00",
  unpaidAmount: "0.00",
  lastSettledAt: null,
  ...changes,
});

describe("R334 R335 the history of a contract", () => {
  const decidedAt = "2026-11-02T10:00:00+06:00";
  const endedAt = "2026-11-09T10:00:00+06:00";
  test.each<[string, Partial<Contract>, string]>([
    ["an offer", {}, "offered waiting"],
    ["a refusal", { status: "rejected", decidedAt, endedAt: decidedAt }, "offered rejected"],
    ["an active contract", { status: "active", decidedAt, from: decidedAt }, "offered accepted"],
    [
      "a contract that starts later and was settled",
      { status: "active", decidedAt, from: "2026-11-03T00:00:00+06:00", lastSettledAt: endedAt },
      "offered accepted begins settled",
    ],
    ["an ended contract", { status: "terminated", decidedAt, from: decidedAt, endedAt }, "offered accepted terminated"],
    [
      "a contract cancelled because a downline has a higher rate",
      { status: "cancelled", reason: "lowerLevelHigherRate", decidedAt, from: decidedAt, endedAt },
      "offered accepted lowerLevelHigherRate",
    ],
    ["a withdrawn offer", { status: "cancelled", reason: "withdrawn", endedAt }, "offered withdrawn"],
  ])("has the right events for %s", (_name, changes, events) => {
    expect(
      historyOf(contract(changes))
        .map(({ event }) => event)
        .join(" "),
    ).toBe(events);
  });
});

test.each([
  ["", 0],
  ["1,500", 1500],
  ["1,50,000", 150_000],
  ["1,5", undefined],
  ["৫", 5],
  ["10000000", 10_000_000],
  ["10000001", undefined],
  ["1.5", undefined],
  ["-1", undefined],
])("the member count %j is read as %j", (typed, count) => expect(readMembers(typed)).toBe(count));

const tier = (id: number, rate: string, activeMembers = "", betAmount = ""): TierDraft => ({
  id,
  rate,
  activeMembers,
  betAmount,
});

test.each<[string, TierDraft[], string | undefined, string[]]>([
  ["a single tier", [tier(1, "5")], "10.00", []],
  ["the giver's own rate is allowed", [tier(1, "10.00")], "10", []],
  ["a rate above the giver's own", [tier(1, "10.01")], "10.00", ["1 rate.tooHigh"]],
  ["the giver's rate is not known yet", [tier(1, "99")], undefined, []],
  ["a missing rate", [tier(1, "")], "10.00", ["1 rate.missing"]],
  ["a rate that is not a number", [tier(1, "five")], "10.00", ["1 rate.format"]],
  ["a rate of zero", [tier(1, "0.00")], "10.00", ["1 rate.zero"]],
  ["two rising tiers", [tier(1, "5"), tier(2, "6", "5", "1000")], "10.00", []],
  ["more members for the same bets", [tier(1, "5", "1"), tier(2, "6", "2")], "10.00", []],
  ["more bets for the same members", [tier(1, "5", "1"), tier(2, "6", "1", "0.01")], "10.00", []],
  ["the same rate for a higher tier", [tier(1, "5"), tier(2, "5.00", "5")], "10.00", ["2 rate.notHigher"]],
  [
    "a lower rate that differs in decimals",
    [tier(1, "9"), tier(2, "10", "1"), tier(3, "9.99", "2")],
    "10",
    ["3 rate.notHigher"],
  ],
  [
    "a higher rate without higher conditions",
    [tier(1, "5", "2", "10"), tier(2, "6", "2", "10.00")],
    "10",
    ["2 betAmount.notHigher"],
  ],
  [
    "a higher rate for fewer members",
    [tier(1, "5", "3"), tier(2, "6", "2", "10")],
    "10",
    ["2 activeMembers.notHigher"],
  ],
  [
    "a higher rate for fewer bets",
    [tier(1, "5", "3", "9.00"), tier(2, "6", "4", "8")],
    "10",
    ["2 betAmount.notHigher"],
  ],
  ["half a member", [tier(1, "5", "1.5")], "10", ["1 activeMembers.format"]],
  ["a fraction of a paisa", [tier(1, "5", "", "0.001")], "10", ["1 betAmount.tooFine"]],
])("R252 E094 the tiers of a contract are accepted or refused: %s", (_name, tiers, ceiling, wrong) => {
  expect(tierComplaints(tiers, "BDT", ceiling).map(({ number, rule }) => `${number} ${rule}`)).toEqual(wrong);
});

test("R252 R501 the bets of a tier cannot have decimals when the currency has no decimals", () => {
  expect(tierComplaints([tier(1, "5", "", "1000.5")], "VND", "10").map(({ rule }) => rule)).toEqual([
    "betAmount.notWhole",
  ]);
});

test("E094 an offer has decimal strings, and 0 for empty fields", () => {
  const tiers = withTier([tier(1, "5")]).map((each) =>
    each.id === 2 ? { ...each, rate: "৬", activeMembers: "3" } : each,
  );
  expect(offerOf({ memberId: null, kind: "daily", period: "weekly", tiers })).toBeUndefined();
  expect(offerOf({ memberId: "7", kind: "daily", period: "weekly", tiers })).toEqual({
    memberId: "7",
    kind: "daily",
    period: "weekly",
    tiers: [
      { rate: "5", activeMembers: 0, betAmount: "0" },
      { rate: "6", activeMembers: 3, betAmount: "0" },
    ],
  });
});

test("R252 the best rate of the tiers is found by value, not by text", () => {
  const tiers = ["9.00", "10.00", "1.00"].map((rate) => ({ rate, activeMembers: 0, betAmount: "0.00" }));
  expect(topRateOf(tiers)).toBe("10.00");
});
