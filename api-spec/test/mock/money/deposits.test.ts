import { CompactEncrypt, importJWK } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_MERCHANT, MERCHANTS } from "../../../src/mock/world/site/merchants.ts";
import { faultsOfFields, paymentMethodsOf } from "../../../src/mock/world/money/data/payment-methods.ts";
import { outcomeOf } from "../../../src/mock/world/money/deposits.ts";
import { advance, createMoney, idOf, type Money } from "./money.ts";
import { openWorld, type Mock } from "../start-mock.ts";

let mock: Mock;
let demo: Money;
beforeEach(async () => {
  mock = await openWorld();
  demo = await createMoney(mock, "demo");
});

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const read = async (id: string) => Object((await demo.get(`/wps/deposits/${id}`)).json.value);

describe("deposit methods", () => {
  it("E066 are listed with their forms, in Bengali and English", async () => {
    const { json } = await demo.get("/wps/deposits/methods");
    const methods = json.value as { id: string; name: string; available: boolean; payout: boolean }[];
    expect(methods.map(({ id }) => id)).toEqual(["bkash", "nagad", "rocket", "bank", "usdt", "card"]);
    expect(methods[0]).toMatchObject({
      name: "বিকাশ",
      currency: "BDT",
      min: "100.00",
      max: "30000.00",
      available: true,
      payout: true,
      fields: [{ key: "senderNumber", label: "যে নম্বর থেকে টাকা পাঠাবেন", type: "digits", required: true }],
    });
    expect(methods.at(-1)).toMatchObject({ id: "card", available: false, payout: false });
    const english = await demo.get("/wps/deposits/methods", "en");
    expect(english.json.value).toMatchObject([
      { name: "bKash", fields: [{ label: "Number you pay from" }] },
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it.each(MERCHANTS.map((merchant) => [merchant.merchantCode, merchant] as const))(
    "E066 have presets within their ranges for %s",
    (_, merchant) => {
      for (const { minMinor, maxMinor, presetsMinor, name } of paymentMethodsOf(merchant)) {
        expect(name.en).not.toBe("");
        for (const preset of presetsMinor) expect(preset >= minMinor && preset <= maxMinor).toBe(true);
      }
    },
  );

  it("E067 check each field of their form by the field's rule", () => {
    const bank = paymentMethodsOf(DEFAULT_MERCHANT).find(({ id }) => id === "bank");
    if (!bank) throw new Error("No bank");
    expect(faultsOfFields(bank, { bank: "brac", accountNumber: "12345678" }).size).toBe(0);
    const faults = faultsOfFields(bank, {
      bank: "moon",
      accountNumber: "abcdefgh",
      note: "n".repeat(61),
      colour: "red",
    });
    expect([...faults.keys()]).toEqual(["bank", "accountNumber", "note", "colour"]);
    expect([...faultsOfFields(bank, { bank: "" }).values()]).toEqual(["must not be empty", "must not be empty"]);
  });
});

describe("a deposit", () => {
  it("E067 E069 R250 has a pay page while pending, and is credited once after the approval", async () => {
    const ordered = await demo.deposit();
    expect(ordered.headers.get("cache-control")).toBe("no-store");
    expect(ordered.json.value).toMatchObject({
      method: { id: "bkash", name: "বিকাশ" },
      amount: "200.00",
      currency: "BDT",
      status: "pending",
      payUrl: expect.stringMatching(/^http:.*\/pay\/[\w-]{24}$/),
      decidedAt: null,
    });
    const id = idOf(ordered);
    expect(await demo.balance()).toBe("25000.00");
    await advance(mock, 21 * SECOND_MS);
    expect(await demo.balance()).toBe("25200.00");
    const deposit = await read(id);
    expect(deposit).toMatchObject({ status: "approved" });
    expect(deposit).not.toHaveProperty("payUrl");
    expect(Date.parse(deposit.decidedAt) - Date.parse(deposit.createdAt)).toBe(20 * SECOND_MS);
    await advance(mock, 60 * MINUTE_MS);
    expect(await demo.balance()).toBe("25200.00");
  });

  it.each([
    ["rejected", "200.13", 21 * SECOND_MS],
    ["expired", "200.14", 15 * MINUTE_MS + 1],
  ])("E069 is %s when its amount is %s", async (status, amount, afterMs) => {
    const id = idOf(await demo.deposit({ amount }));
    await advance(mock, afterMs);
    expect(await read(id)).toMatchObject({ status });
    expect(await demo.balance()).toBe("25000.00");
  });

  it("E067 ends as the last two digits of its amount determine", () => {
    expect(outcomeOf(200_00)).toEqual({ outcome: "approved", afterMs: 20 * SECOND_MS });
    expect(outcomeOf(200_13).outcome).toBe("rejected");
    expect(outcomeOf(200_14)).toEqual({ outcome: "expired", afterMs: 15 * MINUTE_MS });
  });

  it.each([
    ["an unknown method", { methodId: "paypal" }, 422, "METHOD_UNAVAILABLE"],
    ["a method that is unavailable", { methodId: "card", fields: {} }, 422, "METHOD_UNAVAILABLE"],
    ["an amount below the minimum", { amount: "99.99" }, 422, "AMOUNT_OUT_OF_RANGE"],
    ["an amount over the maximum", { amount: "30000.01" }, 422, "AMOUNT_OUT_OF_RANGE"],
    ["an amount with fifteen digits", { amount: "999999999999999" }, 422, "AMOUNT_OUT_OF_RANGE"],
    ["an unknown promotion", { promotionId: "moon" }, 422, "NOT_ELIGIBLE"],
    ["an amount with too many decimals", { amount: "200.001" }, 400, "INVALID_REQUEST"],
  ])("E067 refuses %s", async (_, json, status, code) => {
    const answer = await demo.deposit(json);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it("E067 names the invalid field", async () => {
    const { status, json } = await demo.deposit({ fields: { senderNumber: "123" } });
    expect(status).toBe(400);
    expect(json.details).toEqual([{ path: "body/fields/senderNumber", message: "must have 10 to 13 characters" }]);
  });

  it("E067 D12 happens once for each idempotency key, and the key of a refused deposit can be used again", async () => {
    const key = crypto.randomUUID();
    expect((await demo.deposit({ amount: "1.00" }, key)).status).toBe(422);
    const first = await demo.deposit({}, key);
    expect((await demo.deposit({}, key)).json.value).toEqual(first.json.value);
    const other = await demo.deposit({ amount: "300.00" }, key);
    expect([other.status, other.json.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
    await advance(mock, MINUTE_MS);
    expect(await demo.balance()).toBe("25200.00");
  });

  it("E067 accepts an encrypted order (D4)", async () => {
    const { json } = await mock.call("GET", "/.well-known/jwks.json");
    const [key] = json.keys as { kid: string; alg: string }[];
    if (!key) throw new Error("The key set is empty");
    const order = { methodId: "nagad", amount: "150.00", fields: { senderNumber: "01812345678" } };
    const text = await new CompactEncrypt(Buffer.from(JSON.stringify(order)))
      .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM", kid: key.kid })
      .encrypt(await importJWK(key));
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answer = await mock.call("POST", "/wps/deposits", {
      token: demo.token,
      text,
      type: "application/jose",
      headers,
    });
    expect(answer.json.value).toMatchObject({ method: { id: "nagad" }, amount: "150.00" });
  });

  it("E067 D15 counts pending deposits towards the member's limit", async () => {
    const agent = await createMoney(mock, "agent");
    const json = { kind: "deposit", period: "24h", amount: "300.00" };
    expect((await agent.put("/wps/responsible/limits", json)).status).toBe(200);
    expect((await agent.deposit()).status).toBe(200);
    const refused = await agent.deposit({ amount: "100.01" });
    expect([refused.status, refused.json.code]).toEqual([422, "DEPOSIT_LIMIT_REACHED"]);
    expect(refused.json.value).toEqual({ until: expect.stringMatching(/Z$/) });
    expect((await agent.deposit({ amount: "100.00" })).status).toBe(200);
  });

  it("E067 D15 is refused during a break, but withdrawals are still possible", async () => {
    const { token } = demo;
    await mock.call("POST", "/wps/responsible/time-out", { token, json: { duration: "24h" } });
    const refused = await demo.deposit();
    expect([refused.status, refused.json.code]).toEqual([403, "SELF_EXCLUDED"]);
    expect((await demo.withdraw()).status).toBe(200);
  });

  it("E068 appears in a list that is ordered newest first and filtered by state, time and page", async () => {
    const id = idOf(await demo.deposit());
    const all = Object((await demo.get("/wps/deposits")).json.value);
    expect(all.content[0]).toMatchObject({ id, status: "pending" });
    expect(all.total).toBe(all.content.length);
    const rejected = Object((await demo.get("/wps/deposits?status=rejected")).json.value);
    expect(new Set(rejected.content.map(({ status }: { status: string }) => status))).toEqual(new Set(["rejected"]));
    const page = Object((await demo.get("/wps/deposits?page=2&pageSize=1")).json.value);
    expect(page).toMatchObject({ page: 2, pageSize: 1, total: all.total, totalPages: all.total });
    expect(page.content).toEqual([all.content[1]]);
    const later = Object((await demo.get("/wps/deposits?from=2099-01-01T00:00:00Z")).json.value);
    expect(later).toMatchObject({ content: [], total: 0, totalPages: 0 });
    const backwards = await demo.get("/wps/deposits?from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z");
    expect([backwards.status, backwards.json.code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("E069 is answered with 404 to another member", async () => {
    const id = idOf(await (await createMoney(mock, "agent")).deposit());
    for (const unknown of [id, "999999", "none"]) {
      const answer = await demo.get(`/wps/deposits/${unknown}`);
      expect([answer.status, answer.json.code]).toEqual([404, "NOT_FOUND"]);
    }
  });

  it("E067 is decided by a tester's first decision, and later decisions change nothing", async () => {
    const id = idOf(await demo.deposit());
    const decide = (action: string, of = id) => mock.call("POST", "/__mock/deposits", { json: { id: of, action } });
    expect((await decide("reject")).json).toMatchObject({ deposit: { status: "rejected" } });
    expect((await decide("approve")).json).toMatchObject({ deposit: { status: "rejected" } });
    await advance(mock, MINUTE_MS);
    expect(await demo.balance()).toBe("25000.00");
    expect((await decide("pay")).json).toEqual({ error: "action is one of approve, reject, expire" });
    expect((await decide("approve", "999999")).status).toBe(400);
  });

  it("R405 is refused to free play and to a member of type 4", async () => {
    const restricted = await (await createMoney(mock, "restricted")).deposit();
    expect([restricted.status, restricted.json.code]).toEqual([403, "ACCOUNT_RESTRICTED"]);
    const json = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
    const guest = await mock.call("POST", "/wps/session/login/freeplay", { json });
    const token = String(Object(guest.json.value).token);
    const refused = await mock.call("GET", "/wps/deposits/methods", { token });
    expect([refused.status, refused.json.code]).toEqual([403, "REAL_ACCOUNT_REQUIRED"]);
  });
});

/** The promotions of each method. */
async function promotionsOf(money: Money): Promise<object[][]> {
  const { json } = await money.get("/wps/deposits/methods", "en");
  return (json.value as { promotions: object[] }[]).map(({ promotions }) => promotions);
}

describe("the bonus on a first deposit", () => {
  it("E066 E067 E072 is paid with the deposit and cannot be withdrawn before its wagering requirement is met", async () => {
    const poor = await createMoney(mock, "poor");
    expect((await promotionsOf(demo)).flat()).toEqual([]);
    const [offered] = await promotionsOf(poor);
    expect(offered).toMatchObject([
      { id: "first-deposit", bonusPercent: 50, maxBonusAmount: "5000.00", wagerTimes: 8 },
    ]);
    await poor.deposit({ amount: "20000.00", promotionId: "first-deposit" });
    expect((await promotionsOf(poor)).flat()).toEqual([]);
    await advance(mock, MINUTE_MS);
    const { json } = await poor.get("/wps/bonuses?status=active", "en");
    expect(json.value).toMatchObject({
      content: [{ name: "First deposit bonus", amount: "5000.00", wagerRequired: "200000.00", wagerDone: "0.00" }],
    });
    expect(await poor.withdraw({ amount: "20000.01" })).toMatchObject({
      status: 422,
      json: { code: "WAGER_INCOMPLETE" },
    });
    expect(await poor.withdraw({ amount: "25000.01" })).toMatchObject({ status: 422 });
    expect(await poor.withdraw({ amount: "20000.00" })).toMatchObject({ status: 200 });
  });
});

it("D12 testers can set any balance of up to 12 digits, and the ledger stays balanced", async () => {
  const give = (amount: string) => mock.call("POST", "/__mock/balance", { json: { username: "demo", amount } });
  expect((await give("999999999999.99")).json).toMatchObject({ balance: "999999999999.99" });
  expect(await demo.balance()).toBe("999999999999.99");
  expect((await give("0.05")).json).toMatchObject({ balance: "0.05" });
  expect((await give("1e9")).status).toBe(400);
  expect((await mock.call("GET", "/__mock/state")).json).toMatchObject({ ledgerTotal: "0.00" });
});
