import { beforeEach, describe, expect, it } from "vitest";
import { maskNumber } from "../../../src/mock/world/money/payout-accounts.ts";
import { advance, createMoney, idOf, type Money } from "./money.ts";
import { openWorld, type Mock } from "../start-mock.ts";

let mock: Mock;
let demo: Money;
beforeEach(async () => {
  mock = await openWorld();
  demo = await createMoney(mock, "demo");
});

const MINUTE_MS = 60 * 1000;
const APPROVAL_MS = MINUTE_MS + 1;

const ACCOUNTS = "/wps/withdrawals/accounts";
const add = (json: object = {}, money = demo) =>
  money.post(ACCOUNTS, { type: "nagad", number: "01898765432", holder: "রহিম", paymentPassword: "654321", ...json });
const confirm = (id: string, received: boolean, money = demo) =>
  money.put(`/wps/withdrawals/${id}/receipt`, { received });
const house = (id: string, action: string) => mock.call("POST", "/__mock/withdrawals", { json: { id, action } });
const read = async (id: string) => {
  const { content } = Object((await demo.get("/wps/withdrawals")).json.value);
  return (content as { id: string; [field: string]: unknown }[]).find((withdrawal) => withdrawal.id === id);
};
/** A withdrawal of 200.00 that was approved and is not confirmed yet. */
const approved = async () => {
  const id = idOf(await demo.withdraw());
  await advance(mock, APPROVAL_MS);
  return id;
};

describe("payout accounts", () => {
  it("E070 are listed with masked numbers, the latest first", async () => {
    const { json } = await demo.get(ACCOUNTS, "en");
    expect(json.value).toMatchObject([
      { type: "bkash", name: "bKash", maskedNumber: "*******5678", holder: "Demo", min: "100.00", max: "30000.00" },
      { type: "bank", name: "Bank transfer", maskedNumber: "*********7890" },
    ]);
    expect(maskNumber("123")).toBe("123");
  });

  it("E071 are added once for each account number, even when the member repeats the call", async () => {
    const first = await add();
    expect(first.json.value).toMatchObject({ type: "nagad", name: "নগদ", maskedNumber: "*******5432", holder: "রহিম" });
    expect(idOf(await add())).toBe(idOf(first));
    expect((await demo.get(ACCOUNTS)).json.value).toHaveLength(3);
  });

  it.each([
    ["an unknown type", { type: "paypal" }, 422, "METHOD_UNAVAILABLE"],
    ["a type without payouts", { type: "card" }, 422, "METHOD_UNAVAILABLE"],
    ["a number of another type", { number: "1501204567890" }, 400, "INVALID_REQUEST"],
    ["a wrong payment password", { paymentPassword: "000000" }, 422, "PAYMENT_PASSWORD_INCORRECT"],
  ])("E071 cannot be added with %s", async (_, json, status, code) => {
    const answer = await add(json);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect((await demo.get(ACCOUNTS)).json.value).toHaveLength(2);
  });

  it("E071 are limited to five for each member", async () => {
    for (const digit of [1, 2, 3]) expect((await add({ number: `0189876543${digit}` })).status).toBe(200);
    const sixth = await add({ number: "01898765439" });
    expect([sixth.status, sixth.json.code]).toEqual([422, "PAYOUT_ACCOUNT_LIMIT"]);
    expect((await add({ number: "01898765431" })).status).toBe(200);
  });

  it("E071 require a payment password, and after five wrong ones the right one is refused for five minutes", async () => {
    const newbie = await add({}, await createMoney(mock, "newbie"));
    expect([newbie.status, newbie.json.code]).toEqual([422, "PAYMENT_PASSWORD_NOT_SET"]);
    for (let wrong = 0; wrong < 5; wrong += 1) await add({ paymentPassword: "000000" });
    const locked = await demo.withdraw();
    expect([locked.status, locked.json.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(290);
    await advance(mock, 5 * MINUTE_MS);
    expect((await demo.withdraw()).status).toBe(200);
  });
});

describe("a withdrawal", () => {
  it("E072 R329 is deducted immediately and is processing", async () => {
    const { json } = await demo.withdraw();
    expect(json.value).toMatchObject({
      account: { type: "bkash", maskedNumber: "*******5678" },
      amount: "200.00",
      status: "processing",
      receipt: "notDue",
      autoReceiptAt: null,
    });
    expect(await demo.balance()).toBe("24800.00");
  });

  it("E073 R331 R332 R507 is approved, and counts as received after 30 minutes without a confirmation", async () => {
    const id = await approved();
    const waiting = await read(id);
    expect(waiting).toMatchObject({ status: "approved", receipt: "waiting", receivedAt: null });
    const decidedAt = Date.parse(String(waiting?.decidedAt));
    expect(Date.parse(String(waiting?.autoReceiptAt)) - decidedAt).toBe(30 * MINUTE_MS);
    await advance(mock, 30 * MINUTE_MS);
    const received = await read(id);
    expect(received).toMatchObject({ receipt: "automatic", autoReceiptAt: null });
    expect(Date.parse(String(received?.receivedAt)) - decidedAt).toBe(30 * MINUTE_MS);
    expect((await confirm(id, true)).json.value).toMatchObject({ receipt: "automatic" });
    expect((await confirm(id, false)).json.code).toBe("STATE_CONFLICT");
    expect(await demo.balance()).toBe("24800.00");
  });

  it("E072 R330 a rejected withdrawal returns its money to the wallet", async () => {
    const id = idOf(await demo.withdraw({ amount: "200.13" }));
    expect(await demo.balance()).toBe("24799.87");
    await advance(mock, APPROVAL_MS);
    expect(await read(id)).toMatchObject({ status: "rejected", receipt: "notDue" });
    expect(await demo.balance()).toBe("25000.00");
    expect((await confirm(id, true)).status).toBe(409);
  });

  it("E074 is confirmed by the member, with the same answer to a repeated confirmation", async () => {
    const early = idOf(await demo.withdraw());
    const tooEarly = await confirm(early, true);
    expect([tooEarly.status, tooEarly.json.code]).toEqual([409, "STATE_CONFLICT"]);
    await advance(mock, APPROVAL_MS);
    const first = await confirm(early, true);
    expect(first.json.value).toMatchObject({ receipt: "confirmed", receivedAt: expect.any(String) });
    expect((await confirm(early, true)).json.value).toEqual(first.json.value);
    expect((await confirm(early, false)).status).toBe(409);
  });

  it("E074 R333 R469 is paid back once when the member reports that it did not arrive and the merchant forces the receipt", async () => {
    const id = await approved();
    expect((await confirm(id, false)).json.value).toMatchObject({ receipt: "notReceived", autoReceiptAt: null });
    await advance(mock, 60 * MINUTE_MS);
    expect(await read(id)).toMatchObject({ receipt: "notReceived" });
    expect((await house(id, "forceReceipt")).json.message).toBe("Balance returned successfully");
    expect(await read(id)).toMatchObject({ status: "approved", receipt: "returned" });
    expect(await demo.balance()).toBe("25000.00");
    expect((await house(id, "forceReceipt")).status).toBe(400);
    expect((await confirm(id, true)).status).toBe(409);
    expect(await demo.balance()).toBe("25000.00");
  });

  it("E074 can be confirmed after the member reported that it did not arrive", async () => {
    const id = await approved();
    await confirm(id, false);
    expect((await confirm(id, true)).json.value).toMatchObject({ receipt: "confirmed" });
  });

  it.each([
    ["an amount below the minimum", { amount: "99.99" }, 422, "AMOUNT_OUT_OF_RANGE"],
    ["an amount above the maximum of the account", { amount: "30000.01" }, 422, "AMOUNT_OUT_OF_RANGE"],
    ["more than the balance", { amount: "25000.01" }, 422, "INSUFFICIENT_BALANCE"],
    ["a wrong payment password", { paymentPassword: "000000" }, 422, "PAYMENT_PASSWORD_INCORRECT"],
    ["an unknown account", { accountId: "999999" }, 404, "NOT_FOUND"],
    ["an amount with too many decimals", { amount: "200.001" }, 400, "INVALID_REQUEST"],
  ])("E072 refuses %s", async (_, json, status, code) => {
    const answer = await demo.withdraw(json);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await demo.balance()).toBe("25000.00");
  });

  it("E072 D12 happens once for each idempotency key", async () => {
    const key = crypto.randomUUID();
    const first = await demo.withdraw({}, key);
    expect((await demo.withdraw({}, key)).json.value).toEqual(first.json.value);
    expect((await demo.withdraw({ amount: "300.00" }, key)).json.code).toBe("IDEMPOTENCY_CONFLICT");
    expect(await demo.balance()).toBe("24800.00");
  });

  it("D15 cannot be cancelled by the member", async () => {
    const id = idOf(await demo.withdraw());
    for (const method of ["DELETE", "PUT", "PATCH", "POST"]) {
      const answer = await mock.call(method, `/wps/withdrawals/${id}`, { token: demo.token, json: {} });
      expect(answer.status).toBe(404);
    }
    expect(await demo.balance()).toBe("24800.00");
  });

  it("E072 E074 cannot be confirmed by another member, who cannot use the payout account either", async () => {
    const id = await approved();
    const agent = await createMoney(mock, "agent");
    expect((await confirm(id, true, agent)).status).toBe(404);
    const [foreign] = (await demo.get(ACCOUNTS)).json.value as { id: string }[];
    expect((await agent.withdraw({ accountId: foreign?.id })).status).toBe(404);
  });

  it("E073 appears in the list of withdrawals of its state", async () => {
    const id = idOf(await demo.withdraw());
    const processing = Object((await demo.get("/wps/withdrawals?status=processing")).json.value);
    expect(processing).toMatchObject({ content: [{ id }], total: 1, totalPages: 1 });
    const rejected = Object((await demo.get("/wps/withdrawals?status=rejected&pageSize=1")).json.value);
    expect(rejected.content[0]).toMatchObject({ status: "rejected" });
  });
});
