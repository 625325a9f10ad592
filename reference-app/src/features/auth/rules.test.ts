import { describe, expect, test } from "vitest";
import {
  afterLogin,
  fieldOfRefusal,
  isChangeDue,
  isSecondStep,
  normaliseLogin,
  systemOf,
  validateSms,
} from "./rules.ts";

test("R394, D6 the login trims the username but not the password", () => {
  expect(normaliseLogin({ username: " demo ", password: " p w ", captcha: " x " })).toEqual({
    username: "demo",
    password: " p w ",
    captcha: "x",
  });
});

describe("afterLogin", () => {
  test.each([
    ["R270 an ordinary login is complete", {}, "demo-1234", true, "enter"],
    ["R267 the default password forces a change", {}, "{secret}", false, "changePassword"],
    ["R268 an expired password forces a change when enabled", { passwordExpired: true }, "x", true, "changePassword"],
    ["R268 an expired password forces no change when not enabled", { passwordExpired: true }, "x", false, "enter"],
    ["R267, R268 a login without a password forces no change", { passwordExpired: true }, undefined, true, "enter"],
    ["R412 a login from an unknown address is verified first", { verification: {} }, "{secret}", true, "verify"],
  ] as const)("%s", (_title, answer, password, isExpiryForced, next) => {
    expect(afterLogin(answer, password, isExpiryForced)).toBe(next);
  });
});

test.each([
  ["CAPTCHA_REQUIRED", "captcha"],
  ["CAPTCHA_INVALID", "captcha"],
  ["VERIFICATION_CODE_EXPIRED", "verificationCode"],
  ["PHONE_INVALID", "mobileNo"],
  ["PASSWORD_INCORRECT", "oldPassword"],
  ["PASSWORD_UNCHANGED", "newPassword"],
  ["LOGIN_FAILED", undefined],
  ["NON_MEMBER", undefined],
])("D21 the refusal %s belongs to the field %s", (code, field) => {
  expect(fieldOfRefusal(code)).toBe(field);
});

test.each([
  ["R395 the login by SMS accepts a number and a code", { mobileNo: "1712345678", code: "123456" }, []],
  ["R395 the login by SMS accepts a code in groups", { mobileNo: "1712345678", code: "123-456" }, []],
  ["R395 the login by SMS accepts a code in Bengali digits", { mobileNo: "1712345678", code: "১২৩ ৪৫৬" }, []],
  [
    "R395 the login by SMS requires the number and the code",
    { mobileNo: "", code: "" },
    [
      { field: "mobileNo", rule: "required" },
      { field: "verificationCode", rule: "required" },
    ],
  ],
  [
    "R395, R445 the login by SMS refuses a short number and a code of letters",
    { mobileNo: "12", code: "abc" },
    [
      { field: "mobileNo", rule: "invalid" },
      { field: "verificationCode", rule: "invalid" },
    ],
  ],
])("%s", (_title, typed, problems) => {
  expect(validateSms({ countryDialingCode: "+880", captcha: "", ...typed })).toEqual(problems);
});

test.each([
  [["google"], true],
  [["google", "recoveryCode"], true],
  [["mobile", "email", "google", "bankName"], false],
  [[], false],
])("R412 E099 a login verified by %j used the member's own second factor: %s", (methods, isOwn) => {
  expect(isSecondStep(methods)).toBe(isOwn);
});

test.each([
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36", "Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1", "iOS"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36", "Windows"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36", "ChromeOS"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15", "macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/156.0 Safari/537.36", "Linux"],
  ["", "unknown"],
])("R422 %s is recognised as %s", (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system);
});

test.each([
  ["R265 a change of password is due after a first login", { firstTimeLogin: true }, false, true],
  [
    "R266 a change of password is due after a login with an expired password when the feature is on",
    { passwordExpired: true },
    true,
    true,
  ],
  [
    "R266 a change of password is not due after a login with an expired password when the feature is off",
    { passwordExpired: true },
    false,
    false,
  ],
  [
    "a change of password is not due after an ordinary login",
    { firstTimeLogin: false, passwordExpired: false },
    true,
    false,
  ],
])("%s", (_title, answer, isForced, isDue) => {
  expect(isChangeDue(answer, isForced)).toBe(isDue);
});
