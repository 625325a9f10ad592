import { expect, test } from "vitest";
import { currencyName, nativeName } from "./names.ts";

test.each([
  ["bn", "বাংলা"],
  ["en", "English"],
  ["fr", "Français"],
  ["vi", "Tiếng Việt"],
  ["ar", "العربية"],
  ["bn_BD", "বাংলা (বাংলাদেশ)"],
  ["no tag", "no tag"],
  ["", ""],
])("D19 names the language %s in the language itself: %s", (code, name) => {
  expect(nativeName(code)).toBe(name);
});

test("R174 names a currency in the language of the page", () => {
  expect(currencyName("BDT", "en")).toBe("Bangladeshi Taka");
  expect(currencyName("BDT", "bn")).toBe("বাংলাদেশী টাকা");
  expect(currencyName("POINTS", "en")).toBe("POINTS");
});
