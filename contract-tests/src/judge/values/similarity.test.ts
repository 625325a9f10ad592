import { expect, it } from "vitest";
import { similarityOf } from "./comparison.ts";

it.for([
  ["a", "a", "same"],
  ["Tea 🍵", "Tea ", "other"],
  [" a  b ", "a b", "alike"],
  ["Ada", "ada", "alike"],
  ["e\u0301", "é", "alike"],
  ["2031-01-02T09:00:00+02:00", "2031-01-02T07:00:00Z", "same"],
  ["2031-01-02T09:00:00+02:00", "2031-01-02T09:00:00Z", "other"],
  ["10.00", "10", "same"],
  ["10.00", 10, "same"],
  ["0.10", "0.1", "same"],
  ["100.05", "100.04", "other"],
  [19.99, 19, "other"],
  [null, undefined, "same"],
  [null, [], "alike"],
  [null, "a", "other"],
  [[], undefined, "alike"],
  [[], ["a"], "other"],
  [["a", "b"], ["b", "a"], "alike"],
  [["a", "b"], ["a"], "other"],
  ["a", undefined, "other"],
] as const)("compares %j with %j: %s", ([sent, told, expected]) => {
  expect(similarityOf(sent, told)).toBe(expected);
});
