import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { components } from "../../../src/generated/types.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

type Schemas = components["schemas"];

let mock: Mock;
beforeAll(async () => {
  mock = await openWorld();
});

const TIERS = [{ rate: "0.01", activeMembers: 0, betAmount: "0" }];
const MONEY = { amount: "10.00", paymentPassword: "654321" };

interface Call {
  method: string;
  path: string;
  json?: object;
}
/** Every operation of the agent's area, called about one member. */
const aboutMember = (id: string): [string, Call][] => [
  ["E087 parentId", { method: "GET", path: `/wps/agent/team?parentId=${id}` }],
  ["E088 memberId", { method: "GET", path: `/wps/agent/team/bets?memberId=${id}` }],
  ["E089 memberId", { method: "GET", path: `/wps/agent/team/transactions?memberId=${id}` }],
  [
    "E090 downline",
    { method: "POST", path: "/wps/agent/transfers", json: { direction: "downline", memberId: id, ...MONEY } },
  ],
  [
    "E090 upline",
    { method: "POST", path: "/wps/agent/transfers", json: { direction: "upline", memberId: id, ...MONEY } },
  ],
  [
    "E094",
    {
      method: "POST",
      path: "/wps/agent/contracts",
      json: { memberId: id, kind: "daily", period: "daily", tiers: TIERS },
    },
  ],
];
const aboutContract = (id: string): [string, Call][] => [
  ...["accept", "reject", "terminate"].map((decision): [string, Call] => [
    `E095 ${decision}`,
    { method: "PUT", path: `/wps/agent/contracts/${id}/decision`, json: { decision } },
  ]),
  ...["MCS2_processDividendReq", "MCS2_processDailySalContract", "MCS2_processContractHourSalary"].map(
    (name): [string, Call] => [
      `E033 E034 E035 ${name}`,
      { method: "POST", path: `/wps/relay/${name}`, json: { requestId: id, action: "accept" } },
    ],
  ),
];
const withoutIds: [string, Call][] = [
  ["E086", { method: "GET", path: "/wps/agent/overview" }],
  ["E087", { method: "GET", path: "/wps/agent/team" }],
  ["E088", { method: "GET", path: "/wps/agent/team/bets" }],
  ["E089", { method: "GET", path: "/wps/agent/team/transactions" }],
  ["E091", { method: "GET", path: "/wps/agent/referral-links" }],
  ["E092", { method: "POST", path: "/wps/agent/referral-links", json: { label: "x", rate: "1" } }],
  ["E093", { method: "GET", path: "/wps/agent/contracts" }],
];
const send = async ({ method, path, json }: Call, token?: string) => {
  const answer = await mock.call(method, path, {
    ...(token !== undefined && { token }),
    ...(json && { json }),
    headers: { "idempotency-key": randomUUID() },
  });
  return [answer.status, answer.json.code];
};
const agentOnly = [
  ...withoutIds,
  ...aboutMember("100001"),
  ...aboutContract("1").filter(([name]) => name.startsWith("E095")),
];
const memberOnly: [string, Call][] = [
  ["E032", { method: "GET", path: "/wps/member/info/funds/consolidated" }],
  ...aboutContract("1").filter(([name]) => name.startsWith("E033")),
];

const freePlay = async () => {
  const json = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
  return String(Object((await mock.call("POST", "/wps/session/login/freeplay", { json })).json.value).token);
};

describe("access to the agent's area (R263, R339, R408, R411)", () => {
  it.each(agentOnly)("%s is only for agents", async (_, call) => {
    expect(await send(call)).toEqual([401, "UNAUTHENTICATED"]);
    expect(await send(call, await tokenOf(mock, "demo"))).toEqual([403, "NON_AGENT"]);
    expect(await send(call, await tokenOf(mock, "restricted"))).toEqual([403, "ACCOUNT_RESTRICTED"]);
    expect(await send(call, await freePlay())).toEqual([403, "REAL_ACCOUNT_REQUIRED"]);
  });

  it.each(["agent", "agent2", "agent41", "agent42"])("R263 the account %s has access", async (username) => {
    const token = await tokenOf(mock, username);
    for (const [, call] of withoutIds.filter(([, { method }]) => method === "GET")) {
      expect(await send(call, token)).toEqual([200, undefined]);
    }
  });

  it.each(memberOnly)("%s is only for members (R261, R406)", async (_, call) => {
    expect(await send(call)).toEqual([401, "UNAUTHENTICATED"]);
    expect(await send(call, await tokenOf(mock, "restricted"))).toEqual([403, "ACCOUNT_RESTRICTED"]);
    expect(await send(call, await freePlay())).toEqual([403, "REAL_ACCOUNT_REQUIRED"]);
  });
});

describe("an agent has no access outside its team", () => {
  it("E087 E088 E089 E090 E094 answer 404 for a member who is not below the agent", async () => {
    const token = await tokenOf(mock, "agent2");
    const root = await tokenOf(mock, "agent");
    const below41 = await mock.call("GET", "/wps/agent/team?parentId=100004", { token: root });
    const nephew = (below41.json.value as Schemas["TeamMemberPage"]).content[0]?.id ?? "";
    for (const id of ["100001", "100004", nephew, "100008", "100013", "424242424242"]) {
      for (const [name, call] of aboutMember(id)) {
        expect([id, name, ...(await send(call, token))]).toEqual([id, name, 404, "NOT_FOUND"]);
      }
    }
    // The upline is above the agent, so only a transfer to the upline finds it.
    for (const [name, call] of aboutMember("100002").filter(([title]) => title !== "E090 upline")) {
      expect([name, ...(await send(call, token))]).toEqual([name, 404, "NOT_FOUND"]);
    }
  });

  it("E033 E034 E035 E095 answer 404 for contracts of other members, and change nothing", async () => {
    const root = await tokenOf(mock, "agent");
    const list = await mock.call("GET", "/wps/agent/contracts?pageSize=100", { token: root });
    const { content } = list.json.value as Schemas["ContractPage"];
    const others = content.filter(({ receiver }) => receiver.account !== "agent42");
    expect(others.length).toBeGreaterThan(10);
    const token = await tokenOf(mock, "agent42");
    for (const { id } of [...others, { id: "999999" }]) {
      for (const [name, call] of aboutContract(id)) {
        expect([id, name, ...(await send(call, token))]).toEqual([id, name, 404, "NOT_FOUND"]);
      }
    }
    const after = await mock.call("GET", "/wps/agent/contracts?pageSize=100", { token: root });
    expect(after.json.value).toEqual(list.json.value);
  });
});
