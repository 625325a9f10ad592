import { expect, test } from "vitest";
import { ALL_STRINGS } from "./all.ts";
import { pageStrings } from "./records.ts";
import { SHIPPED_LANGUAGES, type ShippedLanguage } from "./string-group.ts";
import { fill } from "./strings.ts";

test("D19 the placeholders of a text can be filled in any order", () => {
  expect(fill(pageStrings.recordsOf[0], { from: 1, to: 10, total: 42 })).toBe("1–10 of 42");
  expect(fill(pageStrings.recordsOf[1], { from: 1, to: 10, total: 42 })).toBe("42টির মধ্যে 1–10");
  expect(fill("{a} {b}", { a: "{b}" })).toBe("{b} {b}");
});

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const textsIn = (language: ShippedLanguage): [key: string, text: string][] =>
  Object.values(ALL_STRINGS).flatMap((group) => Object.entries<string>(group[language]));
const placesIn = (language: ShippedLanguage) => textsIn(language).map(([key, text]) => [key, places(text)]);

test.each(SHIPPED_LANGUAGES)(
  "D19 in %s, the design system has the same texts with the same placeholders as in English",
  (language) => {
    expect(placesIn(language)).toEqual(placesIn("en"));
  },
);

test("D19 no key of a text is in two groups of texts", () => {
  const keys = textsIn("en").map(([key]) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
