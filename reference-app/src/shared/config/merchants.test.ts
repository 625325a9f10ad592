import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { MERCHANTS as SERVED } from "../../../../api-spec/src/mock/world/site/merchants.ts";
import { DEFAULT_LANGUAGE, DEFAULT_MERCHANT_CODE } from "./constants.ts";
import { flagOf, MERCHANTS, merchantOf } from "./merchants.ts";

test("R004, R242 the app's merchants equal the server's in name, country, dialling code, currency and languages", () => {
  expect(MERCHANTS.map(({ brand: _brand, english: _english, lotteryType: _type, ...merchant }) => merchant)).toEqual(
    SERVED.map(({ merchantCode, brandName, country, dialingCode, currency, langList }) => ({
      merchantCode,
      brandName,
      country,
      dialingCode,
      currency,
      languages: langList.map((code) => code.toLowerCase()),
    })),
  );
});

test("R495 the first merchant and its first language are the defaults", () => {
  expect(MERCHANTS[0].merchantCode).toBe(DEFAULT_MERCHANT_CODE);
  expect(MERCHANTS[0].languages[0]).toBe(DEFAULT_LANGUAGE);
});

test.each([
  ["vnlobby1", "VN"],
  ["no-such-merchant", "BD"],
  ["", "BD"],
])("R004 the merchant code %s belongs to %s", (code, country) => {
  expect(merchantOf(code).country).toBe(country);
});

test("R004 each merchant has its own brand", () => {
  expect(new Set(MERCHANTS.map(({ brand }) => brand)).size).toBe(MERCHANTS.length);
});

test.each([
  ["BD", "09/12/2026"],
  ["VN", "09/12/2026"],
  ["PH", "12/9/2026"],
  ["ID", "09/12/2026"],
])("R004 an English date in %s is %s", (country, text) => {
  const { english } = MERCHANTS.find((merchant) => merchant.country === country) ?? MERCHANTS[0];
  expect(new Intl.DateTimeFormat(english, { timeZone: "UTC" }).format(Date.UTC(2026, 11, 9))).toBe(text);
});

test("R106 each merchant's country has a flag", () => {
  const missing = MERCHANTS.map(({ country }) => flagOf(country)).filter(
    (flag) => !existsSync(new URL(`../../../public${flag}`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
