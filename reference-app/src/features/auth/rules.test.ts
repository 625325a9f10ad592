import { describe, expect, test } from "vitest";
import { afterLogin, fieldOfRefusal, normaliseLogin, validateLogin } from "./rules.ts";

const form = { username: "demo", password: "demo-1234", captcha: "" };

test("R394, D6 the username is trimmed, the password never", () => {
  expect(normaliseLogin({ username: " demo ", password: " p w ", captcha: " x " })).toEqual({
    username: "demo",
    password: " p w ",
    captcha: "x",
  });
});

describe("validateLogin", () => {
  test.each([
    ["R394 a whole form passes", {}, false, {}],
    ["R394 the username is required", { username: "  " }, false, { username: "auth.usernameRequired" }],
    ["R394 the password is required", { password: "" }, false, { password: "auth.passwordRequired" }],
    ["D6 a password of spaces is a password", { password: "  " }, false, {}],
    ["R396 the captcha is required when shown", {}, true, { captcha: "auth.captchaRequired" }],
    ["R396 a typed captcha passes", { captcha: "a1b2" }, true, {}],
  ])("%s", (_title, change, isCaptchaShown, errors) => {
    expect(validateLogin({ ...form, ...change }, isCaptchaShown)).toEqual(errors);
  });
});

describe("afterLogin", () => {
  test.each([
    ["R270 an ordinary login enters", { token: "t" }, "demo-1234", true, "enter"],
    ["R267 the default literal forces a change", { token: "t" }, "{secret}", false, "changePassword"],
    [
      "R268 an expired password forces a change when enabled",
      { token: "t", passwordExpired: true },
      "x",
      true,
      "changePassword",
    ],
    ["R268 an expired password enters when not enabled", { token: "t", passwordExpired: true }, "x", false, "enter"],
    ["R412 an unknown address asks for verification first", { verification: {} }, "{secret}", true, "verify"],
  ] as const)("%s", (_title, answer, password, isExpiryForced, next) => {
    expect(afterLogin(answer, password, isExpiryForced)).toBe(next);
  });
});

test.each([
  ["CAPTCHA_REQUIRED", "captcha"],
  ["CAPTCHA_INVALID", "captcha"],
  ["LOGIN_FAILED", undefined],
  ["NON_MEMBER", undefined],
])("D21 the refusal %s belongs to the field %s", (code, field) => {
  expect(fieldOfRefusal(code)).toBe(field);
});
