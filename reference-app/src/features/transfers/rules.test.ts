import { expect, test } from "vitest";
import { firstTransfer, transferComplaints, turned, type Wallet } from "./rules.ts";

const wallet = (code: string, balance: string, isMain = false): Wallet => ({
  code,
  name: code,
  isMain,
  balance,
  currency: "BDT",
});
const main = wallet("main", "500.00", true);

test.each([
  [{ from: "main", to: "slots", amount: "500" }, []],
  [{ from: "main", to: "main", amount: "1" }, ["to.same"]],
  [{ from: "main", to: "slots", amount: "" }, ["amount.missing"]],
  [{ from: "main", to: "slots", amount: "0.00" }, ["amount.zero"]],
  [{ from: "main", to: "slots", amount: "0.001" }, ["amount.tooFine"]],
  [{ from: "main", to: "slots", amount: "500.01" }, ["amount.short"]],
  [{ from: "main", to: "main", amount: "600" }, ["to.same", "amount.short"]],
])("E030 the transfer %j has the right errors", (draft, wrong) => {
  expect(transferComplaints(draft, main).map(({ field, rule }) => `${field}.${rule}`)).toEqual(wrong);
});

test("E030, R501 a transfer of half a dong between wallets is refused", () => {
  const draft = { from: "main", to: "slots", amount: "100.5" };
  expect(transferComplaints(draft, { ...main, currency: "VND" })).toEqual([{ field: "amount", rule: "notWhole" }]);
});

test("R218 a transfer starts from the main wallet, and its direction can be reversed", () => {
  const first = firstTransfer([main, wallet("slots", "0.00"), wallet("sports", "0.00")]);
  expect(first).toEqual({ from: "main", to: "slots", amount: "" });
  expect(turned({ ...first, amount: "5" })).toEqual({ from: "slots", to: "main", amount: "5" });
});
