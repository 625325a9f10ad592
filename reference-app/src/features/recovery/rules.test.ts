import { describe, expect, test } from "vitest";
import { FIXED_RULES } from "@lobbykit/api-spec/client/field-rules";
import { fieldOfRefusal, validateEmailReset, validatePhoneReset } from "./rules.ts";

const NEEDED = { message: "not_empty" };

describe("by e-mail", () => {
  const right = { username: "demo", email: "demo@example.com" };
  test.each([
    ["R392 all is well", {}, {}],
    ["R392 spaces around are no fault", { username: " demo ", email: " demo@example.com " }, {}],
    ["R392 the username is needed", { username: "  " }, { username: NEEDED }],
    ["R392 the address is needed", { email: "" }, { email: NEEDED }],
    ["R392 the address is one", { email: "demo" }, { email: { message: "reg_pattern_3", min: 3, max: 254 } }],
  ])("%s", (_, change, expected) => expect(validateEmailReset({ ...right, ...change })).toEqual(expected));
});

describe("by phone", () => {
  const right = { mobileNum: "1712345678", verificationCode: "123456", newPassword: "new-pass-1" };
  test.each([
    ["R393 all is well", {}, {}],
    ["R393 the number is needed", { mobileNum: "" }, { mobileNum: NEEDED }],
    [
      "R393, R380 the number is one",
      { mobileNum: "17" },
      { mobileNum: { message: "mobile_invalid", min: 6, max: 15 } },
    ],
    ["R393 the code is needed", { verificationCode: "" }, { verificationCode: NEEDED }],
    ["R393 the new password is needed", { newPassword: "" }, { newPassword: NEEDED }],
    [
      "R393, R378 by the rule",
      { newPassword: "short" },
      { newPassword: { message: "password_length", min: 8, max: 128 } },
    ],
    ["D6 spaces are part of it", { newPassword: "  new pass  " }, {}],
  ])("%s", (_, change, expected) => expect(validatePhoneReset({ ...right, ...change })).toEqual(expected));

  test("R393 the merchant's own rule decides", () => {
    const rule = { ...FIXED_RULES.password, minLength: 12 };
    expect(validatePhoneReset(right, rule)).toEqual({ newPassword: { message: "password_length", min: 12, max: 128 } });
  });
});

test.each([
  ["VERIFICATION_CODE_INVALID", "verificationCode"],
  ["PASSWORD_UNCHANGED", "newPassword"],
  ["PHONE_INVALID", "mobileNum"],
  ["ACCOUNT_NOT_FOUND", undefined],
])("D21, R456 %s is about %s", (code, field) => expect(fieldOfRefusal(code)).toBe(field));
