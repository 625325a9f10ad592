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
])("R500 the page of %j is %d", (search, page) => expect(pageOf(new URLSearchParams(search))).toBe(page));

test.each([
  ["status=won", "won"],
  ["status=WON", undefined],
  ["status=constructor", undefined],
  ["", undefined],
])("the choice of %j is %s", (search, choice) => {
  expect(choiceOf(new URLSearchParams(search), "status", ["open", "won"])).toBe(choice);
});

test("what is not given is not there", () => {
  expect(given({ status: undefined, page: 2, text: "" })).toEqual({ page: 2, text: "" });
});
