import { expect, test } from "vitest";
import { bn } from "./bn.ts";
import { en } from "./en.ts";
import { fill, type Strings } from "./strings.ts";

test("D19 puts values in the places of a text, whatever their order", () => {
  expect(fill(en.recordsOf, { from: 1, to: 10, total: 42 })).toBe("1–10 of 42");
  expect(fill(bn.recordsOf, { from: 1, to: 10, total: 42 })).toBe("42টির মধ্যে 1–10");
  expect(fill("{a} {b}", { a: "{b}" })).toBe("{b} {b}");
});

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const placesOf = (strings: Strings) => Object.entries(strings).map(([key, text]) => [key, places(text)]);

test("D19 has the same places in every language", () => {
  expect(placesOf(bn)).toEqual(placesOf(en));
});
