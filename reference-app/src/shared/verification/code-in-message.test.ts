import { expect, test } from "vitest";
import { codeInMessage } from "./code-in-message.ts";

test.each([
  ["123456", "123456"],
  ["G-123456", "123456"],
  ["Your code is 123456.", "123456"],
  ["<#> 123456 is your code. Valid 10 minutes. FA+9qCX9VSu", "123456"],
  ["Valid for 10 min. Code: 123456. Help: 09612345678", "123456"],
  ["আপনার কোড ১২৩৪৫৬।", "123456"],
  ["123 456", "123 456"],
  ["AB1234", "AB1234"],
  ["", ""],
])("R363 the code in the pasted text “%s” is “%s”", (pasted, code) => {
  expect(codeInMessage(pasted)).toBe(code);
});
