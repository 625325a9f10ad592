import { beforeAll, describe, expect, it } from "vitest";
import { isTooFine, payable } from "../../../src/mock/world/money/money.ts";
import { openWorld, type Mock } from "../start-mock.ts";

const DEPOSIT = { methodId: "qris", fields: { senderNumber: "081234567890" } };

describe("a merchant whose currency has no decimals", () => {
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
  ])("E066 R501 answers a deposit of %s rupiah with status %i", async (amount, status, wrong) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answer = await mock.call("POST", "/wps/deposits", { token, headers, json: { ...DEPOSIT, amount } });
    expect([answer.status, answer.json.details?.map(({ path }) => path) ?? []]).toEqual([status, wrong]);
  });

  it("E103 R501 refuses a limit that contains half a rupiah", async () => {
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
])("R501 %s %s has too many decimals: %s", (amount, currency, isFiner) => {
  expect(isTooFine(amount, currency)).toBe(isFiner);
});

it.each([
  [550, "BDT", 550],
  [550, "VND", 500],
  [-550, "IDR", -500],
])("R501 rounds %i minor units in %s to a payable amount of %i", (minor, currency, paid) => {
  expect(payable(minor, currency)).toBe(paid);
});
