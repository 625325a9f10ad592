import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerControl } from "../../../src/mock/control.ts";
import type { Handler, HandlerRequest } from "../../../src/mock/handler.ts";
import { readAmount } from "../../../src/mock/handlers/money/amount.ts";
import { HANDLERS } from "../../../src/mock/handlers/handlers.ts";
import { maskName } from "../../../src/mock/world/identity/mask-name.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import { maskNumber } from "../../../src/mock/world/money/payout-accounts.ts";
import type { World } from "../../../src/mock/world/world.ts";
import { DAY_MS } from "../world/stage.ts";

let world: World;
beforeEach(() => {
  world = createWorld();
});
afterEach(() => world.close());

const idOf = (username: string) => world.accounts.byUsername(username)?.id ?? "";
const requestOf = (username: string, more: Partial<HandlerRequest>): HandlerRequest => ({
  params: {},
  query: {},
  headers: { "idempotency-key": "key-00000001" },
  body: undefined,
  account: world.accounts.byUsername(username),
  token: undefined,
  language: "en",
  now: world.clock.now(),
  gamesOrigin: "http://localhost:4011",
  appOrigin: "http://localhost:5173",
  world,
  ...more,
});

/** The code of a refusal, or "done", and the returned value. */
function ask(operationId: keyof typeof HANDLERS, username: string, more: Partial<HandlerRequest>) {
  const handler: Handler | undefined = HANDLERS[operationId];
  const reply = handler?.(requestOf(username, more));
  if (!reply || reply instanceof Promise) throw new Error(`${operationId} does not answer at once`);
  const { code = "done", value } = Object(reply.body);
  return { code, value };
}
const codeOf = (...asked: Parameters<typeof ask>): unknown => ask(...asked).code;

const transferOne = (from: string, to: string) =>
  codeOf("transferWallet", "demo", { body: { from, to, amount: "1.00" } });
const addPayout = (number: string) =>
  codeOf("addPayoutAccount", "legacy", {
    token: world.sessions.start({ accountId: idOf("legacy"), pending: [] }),
    body: { type: "bkash", number, holder: "Legacy", paymentPassword: "654321" },
  });

interface Listed {
  nodeId: number;
  tags: string[];
}
const isNew = ({ tags }: Listed) => tags.includes("NEW");
const listFishing = (query: Record<string, string>): Listed[] =>
  Object(ask("listGames", "demo", { query: { category: "FISH", pageSize: "100", ...query } }).value).content;

describe("amounts at their limits", () => {
  it.each([
    ["99.99", "AMOUNT_OUT_OF_RANGE"],
    ["100.00", "done"],
    ["30000.00", "done"],
    ["30000.01", "AMOUNT_OUT_OF_RANGE"],
    ["100.001", "INVALID_REQUEST"],
    ["99999999999999.00", "AMOUNT_OUT_OF_RANGE"],
  ])("E067 a bKash deposit of %s: %s", (amount, code) => {
    const body = { methodId: "bkash", amount, fields: { senderNumber: "01712345678" } };
    expect(codeOf("createDeposit", "demo", { body })).toBe(code);
  });

  it.each([
    ["0.00", "AMOUNT_OUT_OF_RANGE"],
    ["0.01", "done"],
    ["25000.00", "done"],
    ["25000.01", "INSUFFICIENT_BALANCE"],
    ["99999999999999", "INSUFFICIENT_BALANCE"],
  ])("E030 a wallet transfer of %s with a balance of 25,000: %s", (amount, code) => {
    expect(codeOf("transferWallet", "demo", { body: { from: "main", to: "slots", amount } })).toBe(code);
  });

  it("E030 a transfer requires two different existing wallets", () => {
    expect([transferOne("main", "main"), transferOne("main", "none"), transferOne("none", "main")]).toEqual([
      "INVALID_REQUEST",
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
  });

  it.each([
    ["9.99", "AMOUNT_OUT_OF_RANGE"],
    ["10.00", "done"],
    ["50000.00", "done"],
    ["50000.01", "INSUFFICIENT_BALANCE"],
    ["100000.00", "INSUFFICIENT_BALANCE"],
    ["100000.01", "AMOUNT_OUT_OF_RANGE"],
  ])("E090 an agent's transfer of %s with a balance of 50,000: %s", (amount, code) => {
    const body = { direction: "downline", memberId: idOf("demo"), amount, paymentPassword: "654321" };
    const before = world.ledger.balanceOf(idOf("agent"));
    if (before !== 50_000_00)
      world.ledger.post({
        key: "level",
        accountId: idOf("agent"),
        kind: "adjustment",
        amountMinor: 50_000_00 - before,
        reference: "test",
      });
    expect(codeOf("transferToRelative", "agent", { body })).toBe(code);
  });

  it("E072 a withdrawal can take the full unlocked balance and no more", () => {
    const [payout] = world.payoutAccounts.of(idOf("demo"));
    const withdraw = (amount: string) =>
      codeOf("createWithdrawal", "demo", {
        body: { accountId: payout?.id, amount, paymentPassword: "654321" },
      });
    const lockedMinor = world.bonuses.lockedMinor(idOf("demo"));
    const free = (world.ledger.balanceOf(idOf("demo")) - lockedMinor) / 100;
    expect(lockedMinor).toBeGreaterThan(0);
    expect(withdraw((free + 0.01).toFixed(2))).toBe("WAGER_INCOMPLETE");
    expect(withdraw("25000.01")).toBe("INSUFFICIENT_BALANCE");
    expect(withdraw(free.toFixed(2))).toBe("done");
  });

  it("E071 a member has at most five payout accounts, and adding a known one again is allowed", () => {
    expect(world.payoutAccounts.of(idOf("legacy"))).toHaveLength(1);
    const codes = ["1", "2", "3", "4", "5", "4"].map((digit) => addPayout(`0171234567${digit}`));
    expect(codes).toEqual(["done", "done", "done", "done", "PAYOUT_ACCOUNT_LIMIT", "done"]);
  });

  it.each([
    ["1", 100],
    ["1.5", 150],
    ["1.50", 150],
    ["1.500", 150],
    ["9999999999999.99", 999_999_999_999_999],
    ["10000000000000", Infinity],
  ])("D12 %s is read as %d minor units", (decimal, minor) => {
    expect(readAmount("amount", decimal, "BDT")).toBe(minor);
  });
});

const reportOver = (query: Record<string, string>) => {
  const { from, to } = Object(ask("getProfitLoss", "demo", { query }).value);
  return [Date.parse(from), Date.parse(to)] as const;
};
const isoOf = (at: number) => new Date(at).toISOString();

describe("E077 R076 the period of a report", () => {
  it("is the last thirty days by default", () => {
    const [from, to] = reportOver({});
    expect(to - from).toBe(30 * DAY_MS);
    expect(Math.abs(to - 1 - world.clock.now())).toBeLessThan(5_000);
  });

  it.each([
    [366 * DAY_MS, 366 * DAY_MS],
    [366 * DAY_MS + 1, 366 * DAY_MS],
    [366 * DAY_MS - 1, 366 * DAY_MS - 1],
    [0, 0],
  ])("is at most 366 days: %i ms become %i ms", (askedMs, shownMs) => {
    const to = Date.parse("2026-11-18T00:00:00Z");
    expect(reportOver({ from: isoOf(to - askedMs), to: isoOf(to) })).toEqual([to - shownMs, to]);
  });

  it("is limited to the earliest and latest supported time", () => {
    const last = Date.UTC(9999, 11, 31);
    expect(reportOver({ to: isoOf(last + DAY_MS - 1) })[1]).toBe(last);
    expect(reportOver({ from: "1960-01-01T00:00:00Z", to: "1970-01-02T00:00:00Z" })).toEqual([0, DAY_MS]);
  });
});

describe("E086 the chart of a team", () => {
  it.each([
    [92 * DAY_MS, "day"],
    [92 * DAY_MS + 1, "month"],
  ])("covers %i ms with one row for each %s", (lengthMs, unit) => {
    const to = world.clock.now();
    const query = { from: new Date(to - lengthMs).toISOString(), to: new Date(to).toISOString() };
    expect(Object(ask("getAgentTeamOverview", "agent", { query }).value).unit).toBe(unit);
  });

  it("covers the last thirty days and the thirty before by default", () => {
    const { current, previous } = Object(ask("getAgentTeamOverview", "agent", {}).value);
    expect(Date.parse(current.to) - Date.parse(current.from)).toBe(30 * DAY_MS);
    expect([previous.to, Date.parse(previous.to) - Date.parse(previous.from)]).toEqual([current.from, 30 * DAY_MS]);
  });
});

describe("masked names and numbers", () => {
  it.each([
    ["demo", "d***o"],
    ["rahim", "r***m"],
    ["nusrat", "nu***at"],
    ["rahim42", "ra***42"],
  ])("R140 %s is shown as %s", (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it.each([
    ["01712345678", "*******5678"],
    ["12345", "*2345"],
    ["1234", "1234"],
    ["12", "12"],
  ])("E070 the number %s is shown as %s", (number, masked) => {
    expect(maskNumber(number)).toBe(masked);
  });
});

const orderOf = (path: string, body: unknown) =>
  answerControl(world, "POST", new URL(`http://localhost/__mock/${path}`), body);

describe("the testers' controls", () => {
  it.each([
    [0, 200],
    [366 * DAY_MS, 200],
    [366 * DAY_MS + 1, 400],
    [-1, 400],
    [0.5, 400],
    ["1", 400],
  ])("D3 answer a clock move of %j with %i", (advanceMs, status) => {
    expect(orderOf("clock", { advanceMs }).status ?? 200).toBe(status);
    expect(world.clock.offsetMs()).toBe(status === 200 ? advanceMs : 0);
  });

  it.each([
    ["0", "0.00"],
    ["1234.5", "1234.50"],
    ["999999999999.99", "999999999999.99"],
  ])("D3 set a member's balance to %s", (amount, balance) => {
    expect(orderOf("balance", { username: "demo", amount }).body).toEqual({ username: "demo", balance });
    expect(world.ledger.total()).toBe(0);
  });

  it.each(["1000000000000", "1.234", "-1", "", "many"])("D3 refuse a balance of %j", (amount) => {
    expect(orderOf("balance", { username: "demo", amount }).status).toBe(400);
    expect(world.ledger.balanceOf(idOf("demo"))).toBe(25_000_00);
  });

  it.each([
    ["balance", { username: "stranger", amount: "1" }, "username is nobody's"],
    ["deposits", { id: "1", action: "keep" }, "action is one of approve, reject, expire"],
    ["deposits", { id: "999999", action: "approve" }, "id is none of an order"],
    ["withdrawals", { id: "1", action: "expire" }, "action is one of approve, reject, forceReceipt"],
    ["register-rules", { field: "shoe" }, "field is one of"],
    ["register-rules", { field: "email", rule: {} }, "rule has parts of"],
    ["register-rules", { field: "email", rule: { required: "yes" } }, "rule has parts of"],
    ["scenario", {}, "name, or each of names, is one of"],
    ["scenario", { names: ["slow", "party"] }, "name, or each of names, is one of"],
  ])("D3 refuse at %s the order %j", (path, body, message) => {
    const reply = orderOf(path, body);
    expect([reply.status, Object(reply.body).error]).toEqual([400, expect.stringContaining(message)]);
  });

  it("D3 change one part of a field rule and keep the others", () => {
    const reply = orderOf("register-rules", { field: "email", rule: { required: true, minLength: 9 } });
    expect(Object(reply.body).rules.email).toMatchObject({
      required: true,
      minLength: 9,
      enabled: expect.any(Boolean),
    });
  });
});

describe("the order of the games", () => {
  it("E043 is by popularity, or with new games first", () => {
    const played = listFishing({});
    const ids = played.map(({ nodeId }) => nodeId);
    expect(ids).toEqual(ids.toSorted((left, right) => left - right));
    expect(listFishing({ order: "PLAYED" })).toEqual(played);
    expect(played.some(isNew)).toBe(true);
    expect(listFishing({ order: "NEW" })).toEqual([...played.filter(isNew), ...played.filter((game) => !isNew(game))]);
  });
});
