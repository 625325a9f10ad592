import { describe, expect, test } from "vitest";
import { fitsFamily } from "./patterns.ts";

interface Family {
  requirement: string;
  id: string;
  fits: readonly string[];
  misses: readonly string[];
}

const FAMILIES: readonly Family[] = [
  { requirement: "R364 length alone", id: "1", fits: ["anything at all", "৭ জন", "{}"], misses: [] },
  { requirement: "R365 letter first", id: "2", fits: ["a", "rahim7"], misses: ["7rahim", "ra him", "রহিম", "a_b", ""] },
  {
    requirement: "R366 mailbox",
    id: "3",
    fits: ["a@b.co", "first.last+tag@mail.example.com", "নাম@উদাহরণ.বাংলা"],
    misses: ["a@b", "a b@c.de", "a@@b.co", "@b.co", "a@.co", "a@b.", "a@b..co", "name"],
  },
  { requirement: "R367 alphanumeric", id: "4", fits: ["7rahim", "ABC"], misses: ["a-b", "a_b", "a b", "é", ""] },
  { requirement: "R368 letters plus digits", id: "5", fits: ["a1", "1a"], misses: ["abc", "123", "a1!", "a 1"] },
  { requirement: "R369 digits only", id: "6", fits: ["0123"], misses: ["12a", "১২৩", "-1", "1.5", "1 2", ""] },
  { requirement: "R370 one uppercase", id: "7", fits: ["Abc1", "aB"], misses: ["abc1", "ABC!", "A b"] },
  {
    requirement: "R371 English letters and spaces",
    id: "8",
    fits: ["Abdul Karim", "a"],
    misses: ["Karim7", "করিম", " ", "O'Neil"],
  },
  { requirement: "R372 no spaces", id: "9", fits: ["a-b_c", "রহিম"], misses: ["a b", "a\tb", "a\u00A0b", ""] },
  {
    requirement: "R373 yyyy-MM-dd",
    id: "10",
    fits: ["2024-02-29", "1999-12-31"],
    misses: ["2023-02-29", "1999-13-01", "12-31-1999", "1999-1-1", "0000-00-00"],
  },
  {
    requirement: "R374 MM-dd-yyyy",
    id: "11",
    fits: ["02-29-2024", "12-31-1999"],
    misses: ["02-30-2024", "31-12-1999", "1999-12-31"],
  },
  { requirement: "R375 Chinese", id: "12", fits: ["王小明", "买买提·艾力"], misses: ["Wang", "王 小", "かな"] },
  { requirement: "R376 Thai", id: "13", fits: ["สมชาย ใจดี"], misses: ["Somchai", "ลาว1", " "] },
  { requirement: "R377 Korean", id: "14", fits: ["김철수", "김 철수"], misses: ["Kim", "金", " "] },
];

describe.each(FAMILIES)("$requirement", ({ id, fits, misses, requirement }) => {
  test.each(fits)(`${requirement} takes %j`, (value) => expect(fitsFamily(id, value)).toBe(true));
  test.each(misses.length > 0 ? misses : [])(`${requirement} refuses %j`, (value) =>
    expect(fitsFamily(id, value)).toBe(false),
  );
});

test.each(["", "0", "15", "toString"])("D7 the id %j is not one of ours", (id) => {
  expect(fitsFamily(id, "a")).toBeUndefined();
});

test("D7 no expression of ours runs away on a value made for it", () => {
  const hostile = [`${"a".repeat(100_000)}!`, `${"a.".repeat(50_000)}@`, "@".repeat(100_000), " ".repeat(100_000)];
  const startedAtMs = performance.now();
  for (const { id } of FAMILIES) for (const value of hostile) fitsFamily(id, value);
  // Linear time is some milliseconds; one that backtracks takes hours.
  expect(performance.now() - startedAtMs).toBeLessThan(10_000);
});
