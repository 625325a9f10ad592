import { describe, expect, test } from "vitest";
import {
  faultOf,
  FIXED_RULES,
  fitsFamily,
  foreignExpression,
  judgeExpression,
  PATTERN_FAMILIES,
  type FieldRule,
} from "../../src/client/field-rules.ts";

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
    misses: ["a@b", "a b@c.de", "a@@b.co", "@b.co", "a@.co", "a@b.", "a@b..co", "a@b.c.", "name"],
  },
  { requirement: "R367 alphanumeric", id: "4", fits: ["7rahim", "ABC"], misses: ["a-b", "a_b", "a b", "é", ""] },
  { requirement: "R368 letters plus digits", id: "5", fits: ["a1", "1a"], misses: ["abc", "123", "a1!", "a 1"] },
  { requirement: "R369 digits only", id: "6", fits: ["0123"], misses: ["12a", "১২৩", "-1", "1.5", "1 2", ""] },
  { requirement: "R370 one uppercase", id: "7", fits: ["Abc1", "aB"], misses: ["abc1", "ABC!", "A b"] },
  {
    requirement: "R371 English letters and spaces",
    id: "8",
    fits: ["Abdul Karim", "a"],
    misses: ["Karim7", "করিম", " ", "   ", " Karim", "O'Neil"],
  },
  { requirement: "R372 no spaces", id: "9", fits: ["a-b_c", "রহিম"], misses: ["a b", "a\tb", "a\u00A0b", ""] },
  {
    requirement: "R373 yyyy-MM-dd",
    id: "10",
    fits: ["2024-02-29", "2000-02-29", "1999-12-31", "0001-01-01"],
    misses: [
      "1900-02-29",
      "2024-04-31",
      "0000-01-01",
      "2023-02-29",
      "1999-13-01",
      "12-31-1999",
      "1999-1-1",
      "0000-00-00",
    ],
  },
  {
    requirement: "R374 MM-dd-yyyy",
    id: "11",
    fits: ["02-29-2024", "12-31-1999"],
    misses: ["02-29-2023", "01-01-0000", "02-30-2024", "31-12-1999", "1999-12-31"],
  },
  { requirement: "R375 Chinese", id: "12", fits: ["王小明", "买买提·艾力"], misses: ["Wang", "王 小", "かな"] },
  { requirement: "R376 Thai", id: "13", fits: ["สมชาย ใจดี"], misses: ["Somchai", "ลาว1", " "] },
  { requirement: "R377 Korean", id: "14", fits: ["김철수", "김 철수"], misses: ["Kim", "金", " "] },
];

describe.each(FAMILIES)("$requirement", ({ id, fits, misses, requirement }) => {
  test.each(fits)(`${requirement} accepts %j`, (value) => expect(fitsFamily(id, value)).toBe(true));
  test.each(misses.length > 0 ? misses : [])(`${requirement} refuses %j`, (value) =>
    expect(fitsFamily(id, value)).toBe(false),
  );
});

test.each(["", "0", "15", "toString"])("D7 the pattern id %j is not known", (id) => {
  expect(fitsFamily(id, "a")).toBeUndefined();
});

test("D7 the built-in patterns take no exponential time on hostile values", () => {
  const hostile = [`${"a".repeat(100_000)}!`, `${"a.".repeat(50_000)}@`, "@".repeat(100_000), " ".repeat(100_000)];
  const startedAtMs = performance.now();
  for (const { id } of FAMILIES) for (const value of hostile) fitsFamily(id, value);
  // Linear time is a few milliseconds; backtracking takes hours.
  expect(performance.now() - startedAtMs).toBeLessThan(10_000);
});

test.each([...PATTERN_FAMILIES])("R233 R341 the pattern of the family %s is valid in a rule", (_, expression) => {
  expect(expression.length).toBeLessThanOrEqual(300);
  expect(judgeExpression(expression.replace(/^\*$/, ".*"), "a")).not.toBe("invalid");
});

const RULE: FieldRule = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 255,
  patternId: "",
  acceptedPattern: "*",
};

describe("checking a value against its rule", () => {
  test.each([
    ["R343 refuses an empty value in a required field", "nickname", "", {}, "empty"],
    ["R343 accepts an empty value in an optional field", "nickname", "", { required: false, minLength: 4 }, undefined],
    ["R233 accepts an empty value in a disabled field", "nickname", "", { enabled: false }, undefined],
    [
      "R233 checks the length of a value in a disabled field",
      "nickname",
      "x",
      { enabled: false, minLength: 4 },
      "length",
    ],
    ["R342 refuses a too short value", "nickname", "abc", { minLength: 4 }, "length"],
    ["R342 refuses a too long value", "nickname", "abcdefg", { maxLength: 6 }, "length"],
    ["R342 counts an emoji as one character", "nickname", "😀😀", { minLength: 2, maxLength: 2 }, undefined],
    ["R342 counts a Bengali vowel sign as one character", "nickname", "কি", { minLength: 2, maxLength: 2 }, undefined],
    ["R343 refuses spaces alone", "nickname", "   ", {}, "blank"],
    ["R343 refuses spaces alone in an optional field", "nickname", "   ", { required: false }, "blank"],
    ["R343 refuses invisible characters alone", "nickname", "\u200B\u2069", {}, "blank"],
    ["R378 D6 refuses a password of eight spaces", "password", "        ", FIXED_RULES.password, "blank"],
    ["D6 accepts a password with spaces", "password", " 2 4 6 8", FIXED_RULES.password, undefined],
    ["R267 D6 refuses the default password", "password", "{secret}", FIXED_RULES.password, "default"],
    ["R267 accepts the text of the default password as a nickname", "nickname", "{secret}", {}, undefined],
    ["R341 D7 accepts anything for the pattern *", "nickname", "ab <b>!", {}, undefined],
    [
      "R341 D7 accepts anything for the pattern * with a known pattern id",
      "nickname",
      "ab",
      { patternId: "6" },
      undefined,
    ],
    [
      "D7 uses the pattern of the id when the server sends no pattern",
      "nickname",
      "ab",
      { patternId: "6", acceptedPattern: "" },
      "format",
    ],
    [
      "D7 accepts anything for an unknown pattern id without a pattern",
      "nickname",
      "ab",
      { patternId: "77", acceptedPattern: "" },
      undefined,
    ],
    [
      "D7 prefers the pattern of the server to the pattern of the id",
      "nickname",
      "ab",
      { patternId: "6", acceptedPattern: "[A-Za-z0-9]+" },
      undefined,
    ],
    [
      "D7 does not run an unknown pattern of the server",
      "nickname",
      "ab",
      { patternId: "6", acceptedPattern: "9+" },
      undefined,
    ],
  ] as const)("%s", (_, field, value, change, expected) => {
    expect(faultOf(field, value, { ...RULE, ...change })).toBe(expected);
  });

  test.each([
    ["R341 D7 an unknown pattern of the server", "1", { patternId: "77", acceptedPattern: "[a-z]+" }, "[a-z]+"],
    [
      "R341 D7 an unknown pattern of the server with a known pattern id",
      "1",
      { patternId: "6", acceptedPattern: "0+" },
      "0+",
    ],
    ["D7 no known pattern", "1", { patternId: "77", acceptedPattern: "[A-Za-z0-9]+" }, undefined],
    ["R341 no pattern *", "1", {}, undefined],
    ["R341 no pattern for an empty value", "", { acceptedPattern: "[a-z]+" }, undefined],
  ])("%s must be run in a separate worker", (_, value, change, expected) => {
    expect(foreignExpression(value, { ...RULE, ...change })).toBe(expected);
  });

  test.each([
    ["must match the whole value", "[a-z]+", "abc", "fits"],
    ["does not match a part of the value", "[a-z]+", "abc1", "unfit"],
    ["must match the whole value with each alternative", "a|b", "ab", "unfit"],
    ["may use Unicode properties", "\\p{Script=Bengali}+", "রহিম", "fits"],
    ["counts an emoji as one character", ".", "😀", "fits"],
    ["is invalid when it cannot be parsed", "(", "a", "invalid"],
    ["is invalid when it cannot be parsed with the flag u", "\\-", "-", "invalid"],
  ])("R341 a pattern %s", (_, pattern, value, verdict) => {
    expect(judgeExpression(pattern, value)).toBe(verdict);
  });
});

describe("fixed rules", () => {
  test.each([
    ["username", "abc", "length"],
    ["username", "abcd", undefined],
    ["username", "a234567890123456", undefined],
    ["username", "a2345678901234567", "length"],
    ["username", "1abc", "format"],
    ["username", "ab_c", "format"],
    ["accountName", "8801712345678", undefined],
    ["accountName", "two words", "format"],
    ["password", "1234567", "length"],
    ["password", "x".repeat(128), undefined],
    ["password", "x".repeat(129), "length"],
    ["verificationCode", "", "empty"],
    ["verificationCode", "1", undefined],
    ["verificationCode", "1".repeat(255), undefined],
    ["verificationCode", "1".repeat(256), "length"],
    ["mobileNum", "12345", "length"],
    ["mobileNum", "1712345678", undefined],
    ["email", "a@b.co", undefined],
    ["email", "a@b..co", "format"],
  ] as const)("R362 R363 R392 C11 D6 %s %j: %s", (field, value, expected) => {
    expect(faultOf(field, value, FIXED_RULES[field])).toBe(expected);
  });
});
