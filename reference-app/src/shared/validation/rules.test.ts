import { describe, expect, test } from "vitest";
import { judgePattern } from "./pattern-judge.ts";
import {
  FIXED_RULES,
  foreignPattern,
  formatComplaint,
  normaliseField,
  validateConfirmation,
  validateField,
  validatePasswordChange,
  type FieldRule,
} from "./rules.ts";

const ANYTHING: FieldRule = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 255,
  patternId: "",
  acceptedPattern: "*",
};

describe("a field of the registration", () => {
  test.each([
    ["R343 required and empty", "", {}, { message: "not_empty" }],
    ["R343 optional and empty", "", { required: false, minLength: 4 }, undefined],
    ["R233 not enabled", "", { enabled: false }, undefined],
    ["R342 as short as allowed", "abcd", { minLength: 4, maxLength: 6 }, undefined],
    ["R342 as long as allowed", "abcdef", { minLength: 4, maxLength: 6 }, undefined],
    ["R342 too short", "abc", { minLength: 4, maxLength: 6 }, { message: "format_invalid", min: 4, max: 6 }],
    ["R342 too long", "abcdefg", { minLength: 4, maxLength: 6 }, { message: "format_invalid", min: 4, max: 6 }],
    ["R342 code points: two faces are two", "😀😀", { minLength: 2, maxLength: 2 }, undefined],
    ["R342 code points: Bengali counts its signs", "কি", { minLength: 2, maxLength: 2 }, undefined],
    ["R341 * takes anything", " <b>!", {}, undefined],
    ["R345 the message of the pattern", "7", { patternId: "2" }, { message: "reg_pattern_2", min: 0, max: 255 }],
    [
      "R345 the message for the length too",
      "a",
      { patternId: "2", minLength: 4 },
      { message: "reg_pattern_2", min: 4, max: 255 },
    ],
    [
      "D7 our own expression decides for a known id",
      "a1",
      { patternId: "6", acceptedPattern: ".*" },
      { message: "reg_pattern_6", min: 0, max: 255 },
    ],
    ["D7 and takes what the server's would not", "123", { patternId: "6", acceptedPattern: "9+" }, undefined],
    ["D7 a stranger's expression is not run here", "123", { patternId: "77", acceptedPattern: "9+" }, undefined],
  ] as const)("%s", (_, value, change, expected) => {
    expect(validateField("nickname", value, { ...ANYTHING, ...change })).toEqual(expected);
  });

  test.each([
    ["R378", "password", "password_length"],
    ["R379", "verificationCode", "verification_code_invalid"],
    ["R380, R361", "mobileNum", "mobile_invalid"],
    ["R382", "payeeName", "real_name_format"],
    ["R383", "whatsapp", "phone_format"],
    ["R383", "zalo", "phone_format"],
    ["R384", "affiliateCode", "invitation_code_invalid"],
    ["R384", "recommenderId", "invitation_code_invalid"],
    ["R345", "nickname", "format_invalid"],
  ])("%s %s has the message %s where the pattern has none", (_, field, message) => {
    expect(formatComplaint(field, ANYTHING)).toEqual({ message, min: 0, max: 255 });
  });

  test.each(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"])(
    "R345 the pattern %s has a message of its own",
    (patternId) => {
      expect(formatComplaint("nickname", { ...ANYTHING, patternId }).message).toBe(`reg_pattern_${patternId}`);
    },
  );
});

describe("fixed rules", () => {
  test.each([
    ["username", "abc", false],
    ["username", "abcd", true],
    ["username", "a234567890123456", true],
    ["username", "a2345678901234567", false],
    ["username", "1abc", false],
    ["username", "ab_c", false],
    ["password", "1234567", false],
    ["password", " 2 4 6 8", true],
    ["password", "x".repeat(128), true],
    ["password", "x".repeat(129), false],
    ["verificationCode", "", false],
    ["verificationCode", "1", true],
    ["verificationCode", "1".repeat(255), true],
    ["verificationCode", "1".repeat(256), false],
    ["mobileNum", "12345", false],
    ["mobileNum", "1712345678", true],
    ["email", "a@b.co", true],
    ["email", "a@b", false],
  ] as const)("R362, R363, C11, D6 %s %j: %s", (field, value, isRight) => {
    expect(validateField(field, value, FIXED_RULES[field]) === undefined).toBe(isRight);
  });

  test("R394, D6 the username is trimmed, a password never", () => {
    expect(normaliseField("username", " rahim ")).toBe("rahim");
    expect(normaliseField("username", "\u200Brahim\u2069")).toBe("rahim");
    expect(normaliseField("paymentPassword", "৬৫৪-৩২১")).toBe("654321");
    expect(normaliseField("password", "\u200B১২")).toBe("\u200B১২");
    expect(normaliseField("password", " pass word ")).toBe(" pass word ");
    expect(normaliseField("confirmPassword", " x ")).toBe(" x ");
  });
});

describe("expressions of the server", () => {
  test.each([
    [{ patternId: "77", acceptedPattern: "[a-z]+" }, "[a-z]+"],
    [{ patternId: "", acceptedPattern: "[a-z]+" }, "[a-z]+"],
    [{ patternId: "77", acceptedPattern: "*" }, undefined],
    [{ patternId: "6", acceptedPattern: "[a-z]+" }, undefined],
    [{ patternId: "77", acceptedPattern: "[a-z]+", enabled: false }, undefined],
  ])("R341, D7 of %j the worker gets %j", (change, expected) => {
    expect(foreignPattern({ ...ANYTHING, ...change })).toBe(expected);
  });

  test.each([
    ["the whole value", "[a-z]+", "abc", "fits"],
    ["not a part of it", "[a-z]+", "abc1", "unfit"],
    ["each way of a choice", "a|b", "ab", "unfit"],
    ["with Unicode", "\\p{Script=Bengali}+", "রহিম", "fits"],
    ["a face is one character", ".", "😀", "fits"],
    ["no expression", "(", "a", "invalid"],
    ["no expression under the flag u", "\\-", "-", "invalid"],
  ])("R341 an expression has to fit %s", (_, pattern, value, verdict) => {
    expect(judgePattern(pattern, value)).toBe(verdict);
  });
});

describe("passwords", () => {
  test.each([
    ["R343 empty", "secret12", "", { message: "not_empty" }],
    ["R344, R381, R390 another", "secret12", "secret12 ", { message: "confirm_mismatch" }],
    ["R344 another of the same length", "secret12", "secret13", { message: "confirm_mismatch" }],
    ["R344 the same", "secret12 ", "secret12 ", undefined],
  ])("a second typing: %s", (_, value, confirmation, expected) => {
    expect(validateConfirmation(value, confirmation)).toEqual(expected);
  });

  const right = { oldPassword: "demo-1234", newPassword: "new-pass-1", confirmNewPassword: "new-pass-1" };
  test.each([
    ["R389, R390, R391 all is well", {}, false, {}],
    ["R391 the old one is missing", { oldPassword: "" }, false, { oldPassword: { message: "not_empty" } }],
    ["R391 the old one is known from the login", { oldPassword: "" }, true, {}],
    [
      "R389 the new one is missing",
      { newPassword: "", confirmNewPassword: "" },
      false,
      { newPassword: { message: "not_empty" }, confirmNewPassword: { message: "not_empty" } },
    ],
    [
      "R389, R378 the new one is short",
      { newPassword: "short", confirmNewPassword: "short" },
      false,
      { newPassword: { message: "password_length", min: 8, max: 128 } },
    ],
    [
      "R390 the confirmation differs",
      { confirmNewPassword: "new-pass-2" },
      false,
      { confirmNewPassword: { message: "confirm_mismatch" } },
    ],
  ])("%s", (_, change, isOldKnown, expected) => {
    expect(validatePasswordChange({ ...right, ...change }, FIXED_RULES.password, isOldKnown)).toEqual(expected);
  });
});
