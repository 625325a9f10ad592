import { expect, it } from "vitest";
import { casesOf } from "../../../../.ci/nightly.ts";
import { formatMoney } from "../../foundations/numbers/format.ts";
import {
  decimalMarkOf,
  groupNumber,
  isSameNumber,
  plainNumber,
  valueOf,
} from "../../foundations/numbers/number-text.ts";
import { type AmountFormat, padDecimals, readAmount } from "./rules.ts";

/** Set `AMOUNT_SEED=…` to test other numbers. */
const SEED = Number(process.env.AMOUNT_SEED ?? 501);
const COUNT = casesOf(200, 10_000);
const MOST_DIGITS = 15;

/** Returns a generator of numbers in [0, 1) from a seed. A linear congruential generator is uniform enough here. */
function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Amounts with two decimals. Short and long ones are equally likely. */
function amounts(): string[] {
  const random = seededNumbers(SEED);
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join("");
  return Array.from({ length: COUNT }, () => {
    const whole = digits(1 + Math.floor(random() * MOST_DIGITS)).replace(/^0+(?=\d)/, "");
    return `${whole}.${digits(2)}`;
  });
}

/** Locales of members: groups of three or Indian groups, point or comma, native or Latin digits. */
const LOCALES = ["bn-u-nu-beng", "bn-u-nu-latn", "en", "en-IN", "hi-u-nu-deva", "hi", "id", "fil", "vi", "fr", "de-CH"];
const CURRENCIES = ["BDT", "INR", "IDR", "PHP", "VND"];
const DISPLAYS = ["code", "narrowSymbol"] as const;

const formatOf = (locale: string, currency: string, decimals = 2): AmountFormat => ({
  currency,
  decimals,
  decimalMark: decimalMarkOf(locale),
  locale,
});

it.each(LOCALES)(
  `D12 R501 the money field reads every amount that Intl writes in %s without losing a digit (AMOUNT_SEED=${SEED})`,
  (locale) => {
    const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    const written = CURRENCIES.flatMap((currency) => [
      { as: formatOf(locale, currency), write: new Intl.NumberFormat(locale, decimals) },
      ...DISPLAYS.map((currencyDisplay) => ({
        as: formatOf(locale, currency),
        write: new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay, ...decimals }),
      })),
    ]);
    const misread = amounts().flatMap((amount) =>
      written
        .map(({ as, write }) => ({ as, text: write.format(amount as `${number}`) }))
        .filter(({ as, text }) => valueOf(readAmount(text, as)) !== amount)
        .map(({ as, text }) => `${text} is ${amount} ${as.currency}`),
    );
    expect(misread.slice(0, 5)).toEqual([]);
  },
);

it.each(LOCALES)(
  `D12 R501 in %s, group separators and padding with decimals never change an amount (AMOUNT_SEED=${SEED})`,
  (locale) => {
    const format = formatOf(locale, "BDT");
    for (const amount of amounts()) {
      const value = (text: string) => valueOf(readAmount(text, format));
      expect(value(formatMoney(amount))).toBe(amount);
      expect(padDecimals(amount, 2)).toBe(amount);
      expect(value(groupNumber(amount, locale))).toBe(amount);
      expect(isSameNumber(value(plainNumber(amount, format.decimalMark)), amount)).toBe(true);
    }
  },
);

/** Random texts of up to eight characters that a member might type into an amount. */
function texts(): string[] {
  const random = seededNumbers(SEED);
  const LETTERS = "0123456789০৫,..,,.' -৳k٫";
  return Array.from({ length: COUNT * 5 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
      LETTERS.charAt(Math.floor(random() * LETTERS.length)),
    ).join(""),
  );
}

/** Returns the digits without leading zeros. */
const significant = (text: string) => text.replaceAll(/\D/g, "").replace(/^0+/, "");

it.each(LOCALES)(
  `R501 in %s, the money field never reads other digits than those in the text (AMOUNT_SEED=${SEED})`,
  (locale) => {
    const format = formatOf(locale, "BDT");
    const changed = texts().flatMap((text) =>
      [0, 2].flatMap((decimals) => {
        const amount = valueOf(readAmount(text, { ...format, decimals }));
        const written = significant(text.replaceAll("০", "0").replaceAll("৫", "5"));
        const isSame = significant(amount) === written && !/[-k]/.test(text);
        return amount === "" || isSame ? [] : [`${text} became ${amount}`];
      }),
    );
    expect(changed).toEqual([]);
  },
);
