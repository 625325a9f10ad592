import { expect, test } from "vitest";
import { initials } from "./rules.ts";

test.each([
  ["takes the first letters of the first two words", "Koi of the Lake", "KO"],
  ["takes one letter of one word", "koi", "K"],
  ["keeps a Bengali vowel sign with its letter", "কৈ মাছ", "কৈমা"],
  ["is empty for a picture without a name", "  ", ""],
])("R509 %s", (_title, name, text) => {
  expect(initials(name)).toBe(text);
});
