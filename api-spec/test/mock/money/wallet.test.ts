import { beforeEach, describe, expect, it } from "vitest";
import { createMoney, type Money } from "./money.ts";
import { openWorld, type Mock } from "../start-mock.ts";

let mock: Mock;
let demo: Money;
beforeEach(async () => {
  mock = await openWorld();
  demo = await createMoney(mock, "demo");
});

const transfer = (json: object, key?: string, money = demo) =>
  money.post("/wps/relay/GCS_walletTransfer", { from: "main", to: "slots", amount: "100.00", ...json }, key);
const balances = async () => {
  const { json } = await demo.get("/wps/relay/GCS_merchantWallet");
  const { wallets } = Object(json.value) as { wallets: { code: string; balance: string }[] };
  return Object.fromEntries(wallets.map(({ code, balance }) => [code, balance]));
};

describe("the wallets", () => {
  it("E031 R218 are listed with the main wallet first, in the requested language", async () => {
    const { json, headers } = await demo.get("/wps/relay/GCS_merchantWallet");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(json.value).toMatchObject({
      isSingle: false,
      wallets: [
        { code: "main", name: "প্রধান ওয়ালেট", isMain: true, balance: "25000.00", currency: "BDT" },
        { code: "slots", isMain: false, balance: "0.00" },
        { code: "sports" },
        { code: "lottery" },
      ],
    });
  });

  it("E030 keep the same sum after transfers, and the member's balance is that of the main wallet", async () => {
    expect((await transfer({})).json).toMatchObject({ success: true, value: null });
    expect(await balances()).toEqual({ main: "24900.00", slots: "100.00", sports: "0.00", lottery: "0.00" });
    expect(await demo.balance()).toBe("24900.00");
    expect((await transfer({ from: "slots", to: "lottery", amount: "0.5" })).status).toBe(200);
    expect(await balances()).toEqual({ main: "24900.00", slots: "99.50", sports: "0.00", lottery: "0.50" });
    expect((await mock.call("GET", "/__mock/state")).json).toMatchObject({ ledgerTotal: "0.00" });
  });

  it.each([
    ["a transfer to the same wallet", { to: "main" }, 400, "INVALID_REQUEST"],
    ["an amount with too many decimals", { amount: "1.005" }, 400, "INVALID_REQUEST"],
    ["an unknown wallet", { to: "poker" }, 404, "NOT_FOUND"],
    ["an amount of zero", { amount: "0" }, 422, "AMOUNT_OUT_OF_RANGE"],
    ["more than the balance", { amount: "25000.01" }, 422, "INSUFFICIENT_BALANCE"],
    ["an amount with fifteen digits", { amount: "123456789012345.0000" }, 422, "INSUFFICIENT_BALANCE"],
  ])("E030 refuse %s", async (_, json, status, code) => {
    const answer = await transfer(json);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await demo.balance()).toBe("25000.00");
  });

  it("E030 require an idempotency key for a transfer, and make one transfer for each key", async () => {
    const key = crypto.randomUUID();
    const first = await transfer({}, key);
    const repeat = await transfer({}, key);
    expect(repeat.json).toEqual({ ...first.json, timestamp: repeat.json.timestamp });
    expect((await transfer({ amount: "200.00" }, key)).json.code).toBe("IDEMPOTENCY_CONFLICT");
    expect(await demo.balance()).toBe("24900.00");
    const token = demo.token;
    const json = { from: "main", to: "slots", amount: "1.00" };
    expect((await mock.call("POST", "/wps/relay/GCS_walletTransfer", { token, json })).status).toBe(400);
  });

  it("R405 are refused to free play and to members of type 4", async () => {
    const body = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
    const guest = await mock.call("POST", "/wps/session/login/freeplay", { json: body });
    const token = String(Object(guest.json.value).token);
    const refused = await mock.call("GET", "/wps/relay/GCS_merchantWallet", { token });
    expect([refused.status, refused.json.code]).toEqual([403, "REAL_ACCOUNT_REQUIRED"]);
    const restricted = await transfer({}, undefined, await createMoney(mock, "restricted"));
    expect([restricted.status, restricted.json.code]).toEqual([403, "ACCOUNT_RESTRICTED"]);
  });
});

const lookUp = (key: string, money = demo) => money.get(`/wps/operations/${key}`);

describe("D12 asking the server for the outcome of a call", () => {
  it("returns the result of a call whose answer was lost, and 404 for a refused call", async () => {
    const key = crypto.randomUUID();
    await mock.call("POST", "/__mock/faults", { json: [{ operationId: "transferWallet", kind: "drop", times: 1 }] });
    await expect(transfer({}, key)).rejects.toThrow("fetch failed");
    const { status, json } = await lookUp(key);
    expect(status).toBe(200);
    expect(json.value).toMatchObject({ key, operationId: "transferWallet", status: "completed", value: null });
    expect(await demo.balance()).toBe("24900.00");

    const refusedKey = crypto.randomUUID();
    await transfer({ amount: "99999.00" }, refusedKey);
    const nothing = await lookUp(refusedKey);
    expect([nothing.status, nothing.json.code]).toEqual([404, "NOT_FOUND"]);
    expect((await transfer({}, refusedKey)).status).toBe(200);
  });

  it("returns the value of the call only to the account that made it", async () => {
    const key = crypto.randomUUID();
    const ordered = await demo.deposit({}, key);
    expect((await lookUp(key)).json.value).toMatchObject({ operationId: "createDeposit", value: ordered.json.value });
    expect((await lookUp(key, await createMoney(mock, "agent"))).status).toBe(404);
  });
});
