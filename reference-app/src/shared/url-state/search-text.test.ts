import { expect, test } from "vitest";
import { searchText } from "./search-text.ts";

test.each([
  ["lantern night", "lantern night"],
  ["  lantern   night ", "lantern night"],
  ["lantern\u00A0night", "lantern night"],
  ["Dragon.", "Dragon"],
  ["Dragon . ", "Dragon"],
  ["লণ্ঠন।", "লণ্ঠন"],
  ["v2.0", "v2.0"],
  [".", ""],
  ["", ""],
])("R089 R180 the text %j searches for %j", (typed, wanted) => {
  expect(searchText(typed)).toBe(wanted);
});
