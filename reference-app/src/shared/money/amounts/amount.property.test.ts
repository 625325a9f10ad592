import { expect, test } from "vitest";
import { MERCHANTS } from "../../config/merchants.ts";
import { currencySymbol, moneyText } from "./money-text.ts";
import { addAmounts, compareAmounts, percentOf } from "./amount.ts";
import { amountComplaint, smallerAmount } from "./amount-rules.ts";
import { casesOf } from "../../../../../.ci/nightly.ts";
import { seededRandom } from "../../../../../api-spec/src/mock/world/random.ts";

/** Set `AMOUNT_SEED=…` to test other amounts. */
const SEED = Number(process.env.AMOUNT_SEED ?? 501);
const COUNT = casesOf(300, 10_000);
const MOST_DIGITS = 15;
const MINOR = 100n;

/** Returns amounts, each in minor units and as text. */
function amounts(): { minor: bigint; text: string }[] {
  const random = seededRandom(String(SEED));
  return Array.from({ length: COUNT }, () => {
    const length = random.int(1, MOST_DIGITS + 2);
    const minor = BigInt(Array.from({ length }, () => random.int(0, 9)).join(""));
    return { minor, text: `${minor / MINOR}.${String(minor % MINOR).padStart(2, "0")}` };
  });
}
const all = amounts();
const pairs = all.slice(1).map((second, place) => ({ first: all[place] ?? second, second }));

test(`D12 amounts of up to ${MOST_DIGITS} digits are added and compared like integers (AMOUNT_SEED=${SEED})`, () => {
  for (const { first, second } of pairs) {
    const order = first.minor < second.minor ? -1 : first.minor > second.minor ? 1 : 0;
    expect(compareAmounts(first.text, second.text)).toBe(order);
    const sum = first.minor + second.minor;
    expect(addAmounts(first.text, second.text)).toBe(`${sum / MINOR}.${String(sum % MINOR).padStart(2, "0")}`);
    expect(smallerAmount(first.text, second.text)).toBe(order > 0 ? second.text : first.text);
    const rule = amountComplaint(first.text, { currency: "BDT", min: "0.00", max: second.text });
    expect(rule).toBe(order > 0 ? "tooHigh" : undefined);
    const share = second.minor === 0n ? 100n : (first.minor * 100n) / second.minor;
    expect(percentOf(first.text, second.text)).toBe(share > 100n ? 100 : Number(share));
  }
});

test.each([...new Set(MERCHANTS.map(({ currency }) => currency)), "INR", "USD"])(
  `D12 R501 an amount in %s is shown with every digit, in groups of three, and two decimals (AMOUNT_SEED=${SEED})`,
  (currency) => {
    for (const { text } of all) {
      const [whole = "", decimals] = text.split(".");
      const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
      expect(moneyText(text, currency)).toBe(`${currencySymbol(currency)}\u00A0${grouped}.${decimals}`);
    }
  },
);
