import { expect, test } from "vitest";
import { csvCell, csvText } from "./csv.ts";

test.each([
  ["plain", '"plain"'],
  ["a,b;c", '"a,b;c"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["", '""'],
  [null, '""'],
  [undefined, '""'],
  [1200, '"1200"'],
  [false, '"false"'],
  ["-12.50", '"-12.50"'],
  ["বাংলা", '"বাংলা"'],
])("CWE-1236 writes %j into a CSV cell as %s", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test.each([
  "=1+1",
  "+880170000000",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "  =HYPERLINK(0)",
  "\u00A0=1",
  "＝1",
  "－1+1",
  "＋1",
  "＠a",
])("CWE-1236 escapes %j so that no spreadsheet runs it as a formula", (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`);
});

test("R501 writes whole numbers of any length into a CSV cell in full", () => {
  expect(csvCell(12345678901234567890n)).toBe('"12345678901234567890"');
});

test("CWE-1236 a quote and a separator in a value do not start a new cell", () => {
  expect(csvText(["Name"], [['a","=cmd()']])).toBe('\uFEFF"Name"\r\n"a"",""=cmd()"\r\n');
});
