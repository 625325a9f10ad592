import { expect, test } from "vitest";
import { choiceOf, given, pageOf } from "./search-values.ts";

test.each([
  ["page=3", 3],
  ["", 1],
  ["page=0", 1],
  ["page=-1", 1],
  ["page=1e9", 1],
  ["page=99999", 99_999],
  ["page=100000", 1],
  ["page=2.5", 1],
  ["page=<b>", 1],
])("R500 the page in %j is %d", (search, page) => expect(pageOf(new URLSearchParams(search))).toBe(page));

test.each([
  ["status=won", "won"],
  ["status=WON", undefined],
  ["status=constructor", undefined],
  ["", undefined],
])("the status in %j is read as %s", (search, choice) => {
  expect(choiceOf(new URLSearchParams(search), "status", ["open", "won"])).toBe(choice);
});

test("given() removes undefined and empty values", () => {
  expect(given({ status: undefined, page: 2, text: "" })).toEqual({ page: 2, text: "" });
});
