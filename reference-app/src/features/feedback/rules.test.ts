import { expect, test } from "vitest";
import { validateFeedback } from "./rules.ts";

const BETWEEN = { message: "feedback_length", min: 1, max: 140 };

test.each([
  ["no letters", "", BETWEEN],
  ["only spaces", " \n ", BETWEEN],
  ["one letter", "a", undefined],
  ["140 letters", "a".repeat(140), undefined],
  ["141 letters", "a".repeat(141), BETWEEN],
  ["140 Bengali letters", "ক".repeat(140), undefined],
  ["140 letters of two code units each", "🙂".repeat(140), undefined],
  ["141 letters of two code units each", "🙂".repeat(141), BETWEEN],
])("R388 R400 C3 feedback of %s is accepted or refused correctly", (_name, content, complaint) => {
  expect(validateFeedback(content)).toEqual(complaint);
});
