import { expect, it } from "vitest";
import { withMoney } from "./money-in-texts.ts";

it.each([
  ["BDT", "৳\u00A01,500.00 and ৳\u00A05.00"],
  ["PHP", "₱\u00A01,500.00 and ₱\u00A05.00"],
  ["VND", "₫\u00A0300,000.00 and ₫\u00A05.00"],
  ["IDR", "Rp\u00A0225,000.00 and Rp\u00A05.00"],
])("R004 the amounts of a text are in the merchant's currency: %s", (currency, expected) => {
  expect(withMoney("¤1,500.00 and ¤=5.00", currency)).toBe(expected);
});
