import { expect, test } from "vitest";
import { validateFeedback } from "./rules.ts";

const EMPTY = { message: "input_empty" };
const TOO_LONG = { message: "feedback_length", min: 1, max: 140 };

test.each([
  ["nothing", "", EMPTY],
  ["spaces alone", " \n ", EMPTY],
  ["one letter", "a", undefined],
  ["140 letters", "a".repeat(140), undefined],
  ["141 letters", "a".repeat(141), TOO_LONG],
  ["140 Bengali letters", "ক".repeat(140), undefined],
  ["140 letters of two code units each", "🙂".repeat(140), undefined],
  ["141 of them", "🙂".repeat(141), TOO_LONG],
])("R388 R400 C3 feedback of %s is judged right", (_name, content, complaint) => {
  expect(validateFeedback(content)).toEqual(complaint);
});
