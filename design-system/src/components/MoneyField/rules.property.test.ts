import { expect, it } from "vitest";
import { casesOf } from "../../../../.ci/nightly.ts";
import { formatMoney } from "../../foundations/format.ts";
import { groupAmount, isSameAmount, padDecimals, readAmount, toValue, ungroup } from "./rules.ts";

/** `AMOUNT_SEED=…` tries others. */
const SEED = Number(process.env.AMOUNT_SEED ?? 501);
const COUNT = casesOf(200, 10_000);
const MOST_DIGITS = 15;

/** Numbers in [0, 1) from a seed: a linear congruence is even enough here. */
function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Amounts with two decimals, as likely with 12 digits as with two. */
function amounts(): string[] {
  const random = seededNumbers(SEED);
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join("");
  return Array.from({ length: COUNT }, () => {
    const whole = digits(1 + Math.floor(random() * MOST_DIGITS)).replace(/^0+(?=\d)/, "");
    return `${whole}.${digits(2)}`;
  });
}

/** How amounts are written where members live: groups of three or Indian ones, points or commas, own digits or Latin ones. */
const LOCALES = ["bn-u-nu-beng", "bn-u-nu-latn", "en", "en-IN", "hi-u-nu-deva", "hi", "id", "fil", "vi", "fr", "de-CH"];
const CURRENCIES = ["BDT", "INR", "IDR", "PHP", "VND"];
const DISPLAYS = ["code", "narrowSymbol"] as const;

it.each(LOCALES)(`D12 R501 what %s writes is read as it was, to the last digit (AMOUNT_SEED=${SEED})`, (locale) => {
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const styles = CURRENCIES.flatMap((currency) =>
    DISPLAYS.map(
      (currencyDisplay) =>
        new Intl.NumberFormat(locale, {
          style: "currency",
          currency,
          currencyDisplay,
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        }),
    ),
  );
  const misread = amounts().flatMap((amount, place) =>
    [plain, styles[place % styles.length] ?? plain]
      .map((format) => format.format(amount as `${number}`))
      .filter((written) => readAmount(written) !== amount)
      .map((written) => `${written} is ${amount} and was read as ${readAmount(written)}`),
  );
  expect(misread.slice(0, 5)).toEqual([]);
});

it(`D12 R501 groups come and go, decimals are filled up, and the amount stays (AMOUNT_SEED=${SEED})`, () => {
  for (const amount of amounts()) {
    expect(readAmount(formatMoney(amount))).toBe(amount);
    expect(toValue(amount)).toBe(amount);
    expect(padDecimals(amount, 2)).toBe(amount);
    expect(isSameAmount(amount.replace(/\.?0+$/, ""), amount)).toBe(true);
    for (const locale of ["en", "en-IN", "bn", "hi", "id", "vi"])
      expect(ungroup(groupAmount(amount, locale))).toBe(amount);
  }
});
