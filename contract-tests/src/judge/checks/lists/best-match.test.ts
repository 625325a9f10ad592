import { expect, it } from "vitest";
import { misplacedMatch } from "./row-order.ts";

const found = (asked: unknown, ...names: readonly unknown[]) =>
  misplacedMatch(
    names.map((name) => ({ name })),
    ["/name"],
    asked,
  );

it.for<[what: string, asked: unknown, names: readonly unknown[]]>([
  ["the best match first", "moon", ["Moon", "Moon Lake", "Blue Moonlight", "Honeymoon"]],
  ["equal matches in any order", "moon", ["Moon Lake", "Moon Bay"]],
  ["a row that matches for another reason anywhere", "moon", ["Moon Lake", "Sun", "Moon Bay"]],
  ["letter case, accents and punctuation as equal", "MOON", ["moon", "Móon!", "Moon Lake"]],
  ["any order without a search", "  ", ["Honeymoon", "Moon"]],
  ["any order without a text in the request", undefined, ["Honeymoon", "Moon"]],
])("accepts %s", ([, asked, names]) => {
  expect(found(asked, ...names)).toBeUndefined();
});

it.for<[better: string, asked: string, names: readonly string[], message: string]>([
  ["it is these words", "moon", ["Moon Lake", "Moon"], '"Moon Lake"'],
  ["it begins with these words", "moon", ["Blue Moon", "Moon Lake"], '"Blue Moon"'],
  [
    "words of it begin with these words",
    "moon lake",
    ["Honeymoon Lakeside", "Lake of the Moon"],
    '"Honeymoon Lakeside"',
  ],
])("rejects a row after a worse one, because %s", ([better, asked, names, before]) => {
  expect(found(asked, ...names)).toEqual({
    place: "/1/name",
    message: `must not come after ${before}, because it matches better: ${better}`,
  });
});
