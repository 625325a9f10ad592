import { beforeAll, describe, expect, it } from "vitest";
import { isTooFine, payable } from "../../src/mock/world/money.ts";
import { openWorld, type Mock } from "./start-mock.ts";

const DEPOSIT = { methodId: "qris", fields: { senderNumber: "081234567890" } };

describe("amounts of a currency without decimals", () => {
  let mock: Mock;
  let token: string;
  beforeAll(async () => {
    mock = await openWorld();
    const json = {
      login: true,
      mobileNum: "0812345678",
      password: "Rupiah-2026-ok",
      confirmPassword: "Rupiah-2026-ok",
      nickname: "Rahima",
      registerMethod: "WEB",
      termsAccepted: true,
      ageConfirmed: true,
    };
    const answer = await mock.call("PUT", "/wps/member/register/mobile?merchantCode=idlobby1", { json });
    token = String(Object(answer.json.value).token);
  });

  it.each([
    ["40000", 200, []],
    ["40000.00", 200, []],
    ["40000.5", 400, ["body/amount"]],
    ["40000.01", 400, ["body/amount"]],
  ])("E066 R501 a deposit of %s rupiah is answered with %i", async (amount, status, wrong) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answer = await mock.call("POST", "/wps/deposits", { token, headers, json: { ...DEPOSIT, amount } });
    expect([answer.status, answer.json.details?.map(({ path }) => path) ?? []]).toEqual([status, wrong]);
  });

  it("E103 R501 a limit of half a rupiah is none", async () => {
    const json = { kind: "deposit", period: "24h", amount: "500000.5" };
    const { status } = await mock.call("PUT", "/wps/responsible/limits", { token, json });
    expect(status).toBe(422);
  });
});

it.each([
  ["0.01", "BDT", false],
  ["0.001", "BDT", true],
  ["1.000", "BDT", false],
  ["1.50", "VND", true],
  ["1.00", "VND", false],
  ["1", "IDR", false],
])("R501 %s %s is finer than the currency: %s", (amount, currency, isFiner) => {
  expect(isTooFine(amount, currency)).toBe(isFiner);
});

it.each([
  [550, "BDT", 550],
  [550, "VND", 500],
  [-550, "IDR", -500],
])("R501 of %i minor units in %s %i can be paid", (minor, currency, paid) => {
  expect(payable(minor, currency)).toBe(paid);
});
