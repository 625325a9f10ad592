import { expect, test } from "vitest";
import { validateFeedback } from "./rules.ts";

test.each([
  ["nothing", "", "empty"],
  ["spaces alone", " \n ", "empty"],
  ["one letter", "a", undefined],
  ["140 letters", "a".repeat(140), undefined],
  ["141 letters", "a".repeat(141), "tooLong"],
  ["140 letters of two code units each", "🙂".repeat(140), undefined],
  ["141 of them", "🙂".repeat(141), "tooLong"],
])("R400 feedback of %s is judged right", (_name, content, problem) => {
  expect(validateFeedback(content)).toBe(problem);
});
