import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { MERCHANTS as SERVED } from "../../../../api-spec/src/mock/world/merchants.ts";
import { DEFAULT_LANGUAGE, DEFAULT_MERCHANT_CODE } from "./constants.ts";
import { flagOf, MERCHANTS, merchantOf } from "./merchants.ts";

test("R004, R242 are the merchants that the server has, with its names, countries, currencies and languages", () => {
  expect(MERCHANTS.map(({ brand: _brand, english: _english, lotteryType: _type, ...merchant }) => merchant)).toEqual(
    SERVED.map(({ merchantCode, brandName, country, currency, langList }) => ({
      merchantCode,
      brandName,
      country,
      currency,
      languages: langList.map((code) => code.toLowerCase()),
    })),
  );
});

test("R495 the first is that of a first visit", () => {
  expect(MERCHANTS[0].merchantCode).toBe(DEFAULT_MERCHANT_CODE);
  expect(MERCHANTS[0].languages[0]).toBe(DEFAULT_LANGUAGE);
});

test.each([
  ["vnlobby1", "VN"],
  ["no-such-merchant", "BD"],
  ["", "BD"],
])("R004 code %s is the variant of %s", (code, country) => {
  expect(merchantOf(code).country).toBe(country);
});

test("R004 each merchant has a brand of its own", () => {
  expect(new Set(MERCHANTS.map(({ brand }) => brand)).size).toBe(MERCHANTS.length);
});

test("R106 each merchant's country has a flag", () => {
  const missing = MERCHANTS.map(({ country }) => flagOf(country)).filter(
    (flag) => !existsSync(new URL(`../../../public${flag}`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
