import { expect, test } from "vitest";
import { initials } from "./rules.ts";

test.each([
  ["the initials are the first letters of the first two words", "Koi of the Lake", "KO"],
  ["the initial of a single word is its first letter", "koi", "K"],
  ["the initials keep a Bengali vowel sign with its letter", "কৈ মাছ", "কৈমা"],
  ["the initials are empty for a picture without a name", "  ", ""],
])("R509 %s", (_title, name, text) => {
  expect(initials(name)).toBe(text);
});
