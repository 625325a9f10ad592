import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { components } from "../../../src/generated/types.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

type Schemas = components["schemas"];
type Contract = Schemas["Contract"];

let mock: Mock;
const tokens: Record<string, string> = {};
beforeEach(async () => {
  mock = await openWorld();
  for (const name of ["agent", "agent2", "agent41", "demo"]) tokens[name] = await tokenOf(mock, name);
});

const ID = { demo: "100001", agent: "100002", agent2: "100003", agent41: "100004", stranger: "100008" };
const CONTRACTS = "/wps/agent/contracts";
const DIVIDEND = "/wps/relay/MCS2_processDividendReq";
const DAILY = "/wps/relay/MCS2_processDailySalContract";
const HOURLY = "/wps/relay/MCS2_processContractHourSalary";

const get = async <Value>(path: string, name: string): Promise<Value> => {
  const { status, json } = await mock.call("GET", path, { token: tokens[name] ?? "" });
  expect([status, json.code]).toEqual([200, undefined]);
  return json.value as Value;
};
const contractsOf = async (name: string, query = "") =>
  (await get<Schemas["ContractPage"]>(`${CONTRACTS}?pageSize=100&${query}`, name)).content;
const consolidated = (name: string) => get<Schemas["ConsolidatedFunds"]>("/wps/member/info/funds/consolidated", name);
const offer = (name: string, changes: object = {}, key = randomUUID()) =>
  mock.call("POST", CONTRACTS, {
    token: tokens[name] ?? "",
    json: { memberId: ID.agent41, kind: "dividend", period: "weekly", tiers: [tier("5.00")], ...changes },
    headers: { "idempotency-key": key },
  });
const tier = (rate: string, activeMembers = 0, betAmount = "0") => ({ rate, activeMembers, betAmount });
const decide = (name: string, id: string, decision: string) =>
  mock.call("PUT", `${CONTRACTS}/${id}/decision`, { token: tokens[name] ?? "", json: { decision } });
const process = (path: string, name: string, requestId: string, action: string) =>
  mock.call("POST", path, { token: tokens[name] ?? "", json: { requestId, action } });
const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code];
const offered = async (name: string, changes: object = {}) => {
  const answer = await offer(name, changes);
  expect(codeOf(answer)).toEqual([200, undefined]);
  return answer.json.value as Contract;
};

describe("E093 listContracts", () => {
  it("E093 R033 R334 R335 lists contracts of every kind and state, given and received", async () => {
    const all = await contractsOf("agent");
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(4);
    const given = all.filter(({ role }) => role === "given");
    expect(new Set(given.map(({ status }) => status)).size).toBe(5);
    expect(given.map(({ reason }) => reason)).toContain("lowerLevelHigherRate");
    const received = all.filter(({ role }) => role === "received");
    expect(received.every(({ giver, receiver }) => giver === null && receiver.id === ID.agent)).toBe(true);
  });

  it("E093 filters by kind, role and state, and lists only the caller's contracts", async () => {
    const narrowed = await contractsOf("agent", "kind=dividend&role=given&status=active");
    expect(narrowed).toMatchObject([{ kind: "dividend", role: "given", status: "active" }]);
    const own = await contractsOf("agent41");
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ giver, receiver }) => [giver?.id, receiver.id].includes(ID.agent41))).toBe(true);
  });
});

describe("E094 offerContract", () => {
  it("E094 offers a contract to a direct downline once for each idempotency key", async () => {
    const key = randomUUID();
    const first = await offer("agent", {}, key);
    expect(first.json.value).toMatchObject({ status: "offered", role: "given", receiver: { account: "agent41" } });
    expect((await offer("agent", {}, key)).json.value).toEqual(first.json.value);
    expect(await contractsOf("agent41", "status=offered&kind=dividend")).toHaveLength(1);
  });

  it.each([
    ["a member outside the team", { memberId: ID.stranger }, 404, "NOT_FOUND"],
    ["the agent itself", { memberId: ID.agent }, 404, "NOT_FOUND"],
    ["a rate above the agent's rate", { tiers: [tier("1.00"), tier("30.01")] }, 422, "RATE_TOO_HIGH"],
    ["a second contract while one is active", { memberId: ID.agent2 }, 422, "STATE_CONFLICT"],
    ["an end in the past", { to: "2020-01-01T00:00:00Z" }, 400, "INVALID_REQUEST"],
    ["an end before the start", { from: "2099-01-02T00:00:00Z", to: "2099-01-01T00:00:00Z" }, 400, "INVALID_REQUEST"],
    ["a leap second", { from: "2099-06-30T23:59:60Z" }, 400, "INVALID_REQUEST"],
    ["no tier", { tiers: [] }, 400, "INVALID_REQUEST"],
    ["an amount with three decimals", { tiers: [tier("1.00", 0, "1.001")] }, 400, "INVALID_REQUEST"],
  ])("E094 refuses %s", async (_, changes, status, code) => {
    const before = await contractsOf("agent");
    expect(codeOf(await offer("agent", changes))).toEqual([status, code]);
    expect(await contractsOf("agent")).toEqual(before);
  });

  it("E094 refuses a team member who is not a direct downline", async () => {
    const team = await get<Schemas["TeamMemberPage"]>("/wps/agent/team?depth=all&pageSize=100", "agent");
    const deep = team.content.find(({ level }) => level >= 2);
    expect(codeOf(await offer("agent", { memberId: deep?.id }))).toEqual([422, "NOT_ELIGIBLE"]);
  });

  it("E094 refuses an offer by an agent who has received no contract of that kind", async () => {
    const team = await get<Schemas["TeamMemberPage"]>("/wps/agent/team", "agent41");
    const below = team.content[0]?.id;
    expect(codeOf(await offer("agent41", { memberId: below }))).toEqual([422, "RATE_TOO_HIGH"]);
  });

  it("E094 replaces an open offer with a newer one", async () => {
    const first = await offered("agent");
    const second = await offered("agent", { tiers: [tier("6.00")] });
    const open = await contractsOf("agent41", "kind=dividend&status=offered");
    expect(open.map(({ id }) => id)).toEqual([second.id]);
    const [replaced] = await contractsOf("agent", "kind=dividend&status=cancelled");
    expect(replaced).toMatchObject({ id: first.id, reason: "replaced" });
  });
});

describe("E095 decideContract", () => {
  it("E095 R334 only the receiver may accept an offer, and the giver may terminate the accepted contract (R037)", async () => {
    const { id } = await offered("agent");
    expect(codeOf(await decide("agent", id, "accept"))).toEqual([422, "STATE_CONFLICT"]);
    const accepted = (await decide("agent41", id, "accept")).json.value as Contract;
    expect(accepted).toMatchObject({ status: "active", role: "received" });
    expect(accepted.from).toBe(accepted.decidedAt);
    expect(codeOf(await decide("agent41", id, "accept"))).toEqual([422, "STATE_CONFLICT"]);
    expect((await decide("agent", id, "terminate")).json.value).toMatchObject({ status: "terminated", reason: null });
    expect(codeOf(await decide("agent41", id, "terminate"))).toEqual([422, "STATE_CONFLICT"]);
  });

  it("E095 R334 the receiver may reject an offer, and only the giver may withdraw one", async () => {
    const first = await offered("agent");
    expect((await decide("agent41", first.id, "reject")).json.value).toMatchObject({ status: "rejected" });
    const second = await offered("agent");
    expect(codeOf(await decide("agent41", second.id, "terminate"))).toEqual([422, "STATE_CONFLICT"]);
    expect((await decide("agent", second.id, "terminate")).json.value).toMatchObject({
      status: "cancelled",
      reason: "withdrawn",
    });
  });

  it("E095 R335 cancels a contract, with the reason, when a member of a lower level has a higher rate", async () => {
    const team = await get<Schemas["TeamMemberPage"]>("/wps/agent/team", "agent2");
    const below = team.content.find(({ type }) => type !== 0) ?? team.content[0];
    tokens.below = await tokenOf(mock, below?.account ?? "");
    const lower = await offered("agent2", { memberId: below?.id, tiers: [tier("18.00")] });
    expect((await decide("below", lower.id, "accept")).json.value).toMatchObject({ status: "active" });
    const [upper] = await contractsOf("agent2", "kind=dividend&role=received&status=active");
    await decide("agent2", upper?.id ?? "", "terminate");
    const next = await offered("agent", { memberId: ID.agent2, tiers: [tier("15.00")] });
    expect((await decide("agent2", next.id, "accept")).json.value).toMatchObject({
      status: "cancelled",
      reason: "lowerLevelHigherRate",
    });
    const [seen] = await contractsOf("agent", "kind=dividend&status=cancelled");
    expect(seen).toMatchObject({ id: next.id, reason: "lowerLevelHigherRate" });
  });

  it("E033 E095 after the giver's own contract has ended, the receiver cannot accept the giver's offer but can reject it", async () => {
    const [own] = await contractsOf("agent", "kind=dividend&role=received&status=active");
    const toAgent = await offered("agent");
    const [toMember] = (await consolidated("demo")).divtypereq;
    await decide("agent", own?.id ?? "", "terminate");
    expect(codeOf(await decide("agent41", toAgent.id, "accept"))).toEqual([422, "RATE_TOO_HIGH"]);
    expect(codeOf(await process(DIVIDEND, "demo", toMember?.id ?? "", "accept"))).toEqual([422, "RATE_TOO_HIGH"]);
    expect(await contractsOf("agent41", "kind=dividend&status=offered")).toMatchObject([{ id: toAgent.id }]);
    expect((await decide("agent41", toAgent.id, "reject")).status).toBe(200);
    expect((await process(DIVIDEND, "demo", toMember?.id ?? "", "reject")).status).toBe(200);
  });

  it("E095 cancels an offer and terminates an active contract at its end date", async () => {
    const to = new Date(Date.now() + 60 * 60_000).toISOString();
    const waiting = await offered("agent", { to });
    const on = await offered("agent", { kind: "hourly", tiers: [tier("0.10")], to });
    await decide("agent41", on.id, "accept");
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 2 * 60 * 60_000 } });
    const all = await contractsOf("agent41");
    expect(all.find(({ id }) => id === waiting.id)).toMatchObject({ status: "cancelled", reason: "expired" });
    expect(all.find(({ id }) => id === on.id)).toMatchObject({ status: "terminated", reason: "expired" });
  });

  it("E035 E093 R502 pays an accepted real-time salary after five minutes and shows the amount paid", async () => {
    const { id } = await offered("agent", {
      memberId: ID.demo,
      kind: "realtime",
      period: "daily",
      tiers: [tier("0.5")],
    });
    expect((await process(HOURLY, "demo", id, "accept")).status).toBe(200);
    const launched = await mock.call("POST", "/wps/game/launchGame", {
      token: tokens.demo ?? "",
      json: { vassalage: "LOBBYKIT", gameType: "RNG", code: "lantern-night", platform: "WEB", language: "en" },
    });
    const address = new URL(String(Object(launched.json.value).content));
    const round = await fetch(new URL(`/play/api/round${address.search}`, address), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key: "contract-key-1", stake: "20.00" }),
    });
    expect(round.status).toBe(200);
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 } });
    const [contract] = await contractsOf("agent", "kind=realtime&status=active&role=given");
    expect(contract).toMatchObject({ id, paidAmount: "0.10", unpaidAmount: "0.00" });
    expect(contract?.lastSettledAt).not.toBeNull();
  });
});

describe("contracts that a member received (R232)", () => {
  it("E032 lists a member's open offers by kind, and has no info block before a contract is active", async () => {
    const funds = await consolidated("demo");
    expect(funds.divtypereq).toMatchObject([
      { kind: "dividend", status: "offered", rate: "10.00", period: "weekly", giver: { account: "agent" } },
    ]);
    expect(funds.dailysalreqtype).toMatchObject([{ kind: "daily", rate: "0.40" }]);
    expect(funds.contracthoursalreq).toMatchObject([{ kind: "hourly", activeMembers: 5, betAmount: "10000.00" }]);
    expect(funds).toMatchObject({ divtypeinfo: null, dailysalinfotype: null, contracthoursalinfo: null });
  });

  it("E032 shows the latest offer first", async () => {
    const terms = { kind: "realtime", period: "daily", tiers: [tier("0.5")] };
    const { id } = await offered("agent", { memberId: ID.demo, ...terms });
    const { contracthoursalreq } = await consolidated("demo");
    expect(contracthoursalreq.map(({ kind }) => kind)).toEqual(["realtime", "hourly"]);
    expect(contracthoursalreq[0]?.id).toBe(id);
  });

  it("E032 has an info block for each active kind", async () => {
    const funds = await consolidated("agent");
    const blocks = [
      funds.divtypeinfo,
      funds.dailysalinfotype,
      funds.contracthoursalinfo,
      funds.contractmrdailysalinfotype,
    ];
    expect(blocks.map((block) => block?.kind)).toEqual(["dividend", "daily", "hourly", "realtime"]);
    expect(blocks.every((block) => block?.status === "active" && block.giver === null)).toBe(true);
  });

  it.each([
    ["E033", DIVIDEND, "divtypereq", "divtypeinfo"],
    ["E034", DAILY, "dailysalreqtype", "dailysalinfotype"],
    ["E035", HOURLY, "contracthoursalreq", "contracthoursalinfo"],
  ] as const)(
    "%s R334 accepts an offer, which becomes an active contract, and terminates this contract (R037)",
    async (_, path, list, info) => {
      const [request] = (await consolidated("demo"))[list];
      const id = request?.id ?? "";
      expect((await process(path, "demo", id, "accept")).json).toMatchObject({ success: true, value: null });
      const funds = await consolidated("demo");
      expect([funds[list], funds[info]?.id]).toEqual([[], id]);
      expect(codeOf(await process(path, "demo", id, "reject"))).toEqual([422, "STATE_CONFLICT"]);
      const [given] = await contractsOf("agent", `status=active&role=given&kind=${request?.kind}`);
      expect(given?.id).toBe(id);
      expect((await process(path, "demo", id, "terminate")).status).toBe(200);
      expect((await consolidated("demo"))[info]).toBeNull();
    },
  );

  it("E033 E034 E035 each process offers of one kind only, and only those that the member received", async () => {
    const funds = await consolidated("demo");
    const [dividend] = funds.divtypereq;
    const [hourly] = funds.contracthoursalreq;
    for (const path of [DAILY, HOURLY]) {
      expect(codeOf(await process(path, "demo", dividend?.id ?? "", "accept"))).toEqual([404, "NOT_FOUND"]);
    }
    expect(codeOf(await process(DIVIDEND, "demo", hourly?.id ?? "", "accept"))).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await process(DIVIDEND, "agent2", dividend?.id ?? "", "accept"))).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await process(DIVIDEND, "agent", dividend?.id ?? "", "terminate"))).toEqual([404, "NOT_FOUND"]);
    expect(await consolidated("demo")).toEqual(funds);
  });
});
