import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { components } from "../../../src/generated/types.ts";
import { toDecimal, toMinor } from "../../../src/mock/world/money/money.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

type Schemas = components["schemas"];

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const ID = { demo: "100001", agent: "100002", agent2: "100003", stranger: "100008" };
const TRANSFERS = "/wps/agent/transfers";
const LINKS = "/wps/agent/referral-links";

const post = (path: string, token: string, json: object, key = randomUUID()) =>
  mock.call("POST", path, { token, json, headers: { "idempotency-key": key } });
const wish = (changes: object = {}) => ({
  direction: "downline",
  memberId: ID.demo,
  amount: "100.00",
  paymentPassword: "654321",
  ...changes,
});
const balanceOf = async (token: string) =>
  String(Object((await mock.call("GET", "/wps/v2/wallets/balance", { token })).json.value).balance);

describe("E090 transferToRelative", () => {
  it("E090 R035 R408 moves money to a downline once for each idempotency key, and records it for both members", async () => {
    const [agent, demo] = [await tokenOf(mock, "agent"), await tokenOf(mock, "demo")];
    const key = randomUUID();
    const first = await post(TRANSFERS, agent, wish(), key);
    expect(first.status).toBe(200);
    expect(first.json.value).toMatchObject({ direction: "downline", amount: "100.00", balance: "49900.00" });
    expect((await post(TRANSFERS, agent, wish(), key)).json.value).toEqual(first.json.value);
    expect([await balanceOf(agent), await balanceOf(demo)]).toEqual(["49900.00", "25100.00"]);
    const other = await post(TRANSFERS, agent, wish({ amount: "200.00" }), key);
    expect([other.status, other.json.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
    const list = await mock.call("GET", "/wps/agent/team/transactions?type=transferIn", { token: agent });
    expect((list.json.value as Schemas["TeamTransactionPage"]).content).toMatchObject([
      { member: { account: "demo" }, amount: "100.00", direction: "in", balanceAfter: "25100.00" },
    ]);
    // The record of each side names the other side (E076).
    const sides = [
      ["transferOut", agent, "demo"],
      ["transferIn", demo, "agent"],
    ] as const;
    for (const [type, token, relative] of sides) {
      const record = await mock.call("GET", `/wps/transactions?type=${type}&pageSize=1`, { token });
      expect((record.json.value as Schemas["TransactionPage"]).content).toMatchObject([{ relative }]);
    }
    const state = await mock.call("GET", "/__mock/state");
    expect(state.json.ledgerTotal).toBe("0.00");
  });

  it("E090 moves money to the upline and to a member several levels below", async () => {
    const [agent, agent2] = [await tokenOf(mock, "agent"), await tokenOf(mock, "agent2")];
    const up = await post(TRANSFERS, agent2, wish({ direction: "upline", memberId: ID.agent }));
    expect(up.json.value).toMatchObject({ direction: "upline", member: { account: "agent" }, balance: "49900.00" });
    expect(await balanceOf(agent)).toBe("50100.00");
    const team = await mock.call("GET", "/wps/agent/team?depth=all&pageSize=100", { token: agent });
    const deep = (team.json.value as Schemas["TeamMemberPage"]).content.find(({ level }) => level >= 3);
    expect((await post(TRANSFERS, agent, wish({ memberId: deep?.id }))).status).toBe(200);
    // An upline above the direct one is masked.
    const token = await tokenOf(mock, deep?.account ?? "");
    const record = await mock.call("GET", "/wps/transactions?type=transferIn&pageSize=1", { token });
    expect((record.json.value as Schemas["TransactionPage"]).content).toMatchObject([{ relative: "a***t" }]);
  });

  it.each([
    ["a transfer to a member outside the team", { memberId: ID.stranger }, 404, "NOT_FOUND"],
    ["a transfer to an unknown member", { memberId: "999999999" }, 404, "NOT_FOUND"],
    ["a transfer to the agent itself", { memberId: ID.agent }, 404, "NOT_FOUND"],
    ["a transfer to a downline as an upline", { direction: "upline" }, 404, "NOT_FOUND"],
    ["an amount below the minimum", { amount: "9.99" }, 422, "AMOUNT_OUT_OF_RANGE"],
    ["an amount over the maximum", { amount: "100000.01" }, 422, "AMOUNT_OUT_OF_RANGE"],
    ["an amount with fifteen digits", { amount: "999999999999999" }, 422, "AMOUNT_OUT_OF_RANGE"],
    ["an amount with three decimals", { amount: "10.001" }, 400, "INVALID_REQUEST"],
    ["a wrong payment password", { paymentPassword: "111111" }, 422, "PAYMENT_PASSWORD_INCORRECT"],
    ["an amount above the balance", { amount: "50000.01" }, 422, "INSUFFICIENT_BALANCE"],
  ])("E090 refuses %s, and moves no money", async (_, changes, status, code) => {
    const agent = await tokenOf(mock, "agent");
    const answer = await post(TRANSFERS, agent, wish(changes));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await balanceOf(agent)).toBe("50000.00");
  });

  it("E090 R492 locks the payment password after five wrong tries", async () => {
    const agent = await tokenOf(mock, "agent");
    for (let count = 0; count < 5; count += 1) await post(TRANSFERS, agent, wish({ paymentPassword: "111111" }));
    const locked = await post(TRANSFERS, agent, wish());
    expect([locked.status, locked.json.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(200);
  });
});

const list = async (token: string) =>
  (await mock.call("GET", LINKS, { token })).json.value as Schemas["ReferralLinkList"];

describe("referral links", () => {
  it("E091 R036 lists the links with clicks and registrations, the latest first", async () => {
    const { highestRate, links } = await list(await tokenOf(mock, "agent"));
    expect(highestRate).toBe("2.00");
    expect(links.length).toBeGreaterThanOrEqual(3);
    const made = links.map(({ createdAt }) => createdAt);
    expect(made).toEqual(made.toSorted().toReversed());
    expect(links.some(({ clicks, registrations }) => clicks > registrations && registrations > 0)).toBe(true);
    expect(links.every(({ url, code }) => new URL(url).searchParams.get("affiliateCode") === code)).toBe(true);
  });

  it("E092 creates a link once for each idempotency key, and counts its clicks (E014)", async () => {
    const token = await tokenOf(mock, "agent41");
    const key = randomUUID();
    const made = await post(LINKS, token, { label: "বন্ধু", rate: "1.5" }, key);
    expect(made.json.value).toMatchObject({ label: "বন্ধু", rate: "1.50", clicks: 0, registrations: 0 });
    expect((await post(LINKS, token, { label: "বন্ধু", rate: "1.5" }, key)).json.value).toEqual(made.json.value);
    const { code } = made.json.value as Schemas["ReferralLink"];
    expect((await mock.call("GET", `/wps/agent/affiliate?affiliateCode=${code}`)).status).toBe(200);
    expect((await list(token)).links).toMatchObject([{ code, clicks: 1 }]);
  });

  it("E091 E092 limits each agent's rate to the rate of its upline", async () => {
    const agent = await tokenOf(mock, "agent");
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        mock.call("GET", `/wps/agent/team?depth=all&pageSize=100&page=${page}`, { token: agent }),
      ),
    );
    const everybody = pages.flatMap(({ json }) => (json.value as Schemas["TeamMemberPage"]).content);
    const agents = everybody.filter(({ type }) => [1, 2, 41, 42].includes(type));
    const rates = new Map<string, number>([["agent", 200]]);
    for (const { account } of agents)
      rates.set(account, toMinor((await list(await tokenOf(mock, account))).highestRate));
    const above = agents.filter(({ account, upline }) => (rates.get(account) ?? 0) > (rates.get(upline.account) ?? 0));
    expect(above.map(({ account }) => account)).toEqual([]);
    const bounded = agents.find(({ account, type }) => type === 1 && (rates.get(account) ?? 0) < 200);
    const rate = toDecimal((rates.get(bounded?.account ?? "") ?? 0) + 1);
    const answer = await post(LINKS, await tokenOf(mock, bounded?.account ?? ""), { label: "x", rate });
    expect([answer.status, answer.json.code]).toEqual([422, "RATE_TOO_HIGH"]);
  });

  it("E092 refuses a rate above the agent's rate", async () => {
    const token = await tokenOf(mock, "agent42");
    const { highestRate } = await list(token);
    expect((await post(LINKS, token, { label: "x", rate: highestRate })).status).toBe(200);
    const answer = await post(LINKS, token, { label: "y", rate: "1.21" });
    expect([answer.status, answer.json.code]).toEqual([422, "RATE_TOO_HIGH"]);
  });
});
