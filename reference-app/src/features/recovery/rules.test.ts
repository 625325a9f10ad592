import { describe, expect, test } from "vitest";
import { FIXED_RULES } from "@lobbykit/api-spec/client/field-rules";
import { fieldOfRefusal, validateEmailReset, validatePhoneReset } from "./rules.ts";

const NEEDED = { message: "not_empty" };

describe("recovery by e-mail", () => {
  const right = { username: "demo", email: "demo@example.com" };
  test.each([
    ["R392 accepts valid input", {}, {}],
    ["R392 ignores spaces at the start and the end", { username: " demo ", email: " demo@example.com " }, {}],
    ["R392 requires the username", { username: "  " }, { username: NEEDED }],
    ["R392 requires the e-mail address", { email: "" }, { email: NEEDED }],
    [
      "R392 refuses an invalid e-mail address",
      { email: "demo" },
      { email: { message: "reg_pattern_3", min: 3, max: 254 } },
    ],
  ])("%s", (_, change, expected) => expect(validateEmailReset({ ...right, ...change })).toEqual(expected));
});

describe("recovery by phone", () => {
  const right = { mobileNum: "1712345678", verificationCode: "123456", newPassword: "new-pass-1" };
  test.each([
    ["R393 accepts valid input", {}, {}],
    ["R393 requires the number", { mobileNum: "" }, { mobileNum: NEEDED }],
    [
      "R393, R380 refuses an invalid number",
      { mobileNum: "17" },
      { mobileNum: { message: "mobile_invalid", min: 6, max: 15 } },
    ],
    ["R393 requires the code", { verificationCode: "" }, { verificationCode: NEEDED }],
    ["R393 requires the new password", { newPassword: "" }, { newPassword: NEEDED }],
    [
      "R393, R378 refuses a password that breaks the rule",
      { newPassword: "short" },
      { newPassword: { message: "password_length", min: 8, max: 128 } },
    ],
    ["D6 accepts spaces in the password", { newPassword: "  new pass  " }, {}],
  ])("%s", (_, change, expected) => expect(validatePhoneReset({ ...right, ...change })).toEqual(expected));

  test("R393 the merchant's password rule applies", () => {
    const rule = { ...FIXED_RULES.password, minLength: 12 };
    expect(validatePhoneReset(right, rule)).toEqual({ newPassword: { message: "password_length", min: 12, max: 128 } });
  });
});

test.each([
  ["PHONE_MISSING", "mobileNum"],
  ["PHONE_INVALID", "mobileNum"],
  ["VERIFICATION_CODE_MISSING", "verificationCode"],
  ["VERIFICATION_CODE_INVALID", "verificationCode"],
  ["VERIFICATION_CODE_EXPIRED", "verificationCode"],
  ["PASSWORD_UNCHANGED", "newPassword"],
  ["ACCOUNT_NOT_FOUND", undefined],
])("D21, R456 the refusal %s belongs to the field %s", (code, field) => expect(fieldOfRefusal(code)).toBe(field));
