import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import bengali from "../i18n/locales/bn/validation.json";
import english from "../i18n/locales/en/validation.json";
import { complaintText, rangeText } from "./messages.ts";
import type { Message } from "./rules.ts";

async function translator(language: string, validation: object) {
  const i18n = createInstance();
  await i18n.init({ lng: language, resources: { [language]: { translation: { validation } } } });
  return i18n.t;
}

const en = await translator("en", english);
const bn = await translator("bn", bengali);
const ALL = Object.keys(english) as Message[];

test.each([
  [4, 16, "4–16"],
  [6, 6, "6"],
  [1, 255, "1–255"],
])("R346 the range from %i to %i is written as %s", (min, max, expected) => expect(rangeText(min, max)).toBe(expected));

describe("the message for", () => {
  test.each([
    ["R343 a required field", { message: "not_empty" }, "Nickname cannot be empty"],
    ["R344, R381 a different confirmation", { message: "confirm_mismatch" }, "Confirmation does not match"],
    [
      "R345 a broken pattern",
      { message: "reg_pattern_9", min: 2, max: 64 },
      "Nickname must be 2–64 characters, with no spaces",
    ],
    ["R346 a fixed length", { message: "reg_pattern_6", min: 6, max: 6 }, "Nickname must be 6 digits"],
    ["R378 a password length", { message: "password_length", min: 8, max: 128 }, "Password must be 8–128 characters"],
    ["R379 a verification code", { message: "verification_code_invalid" }, "Enter a valid verification code"],
    ["R380 a mobile number", { message: "mobile_invalid" }, "Enter a valid mobile number"],
    ["R382 a real name", { message: "real_name_format" }, "Enter your real name"],
    ["R383 a phone number", { message: "phone_format" }, "Phone number format is incorrect"],
    ["R384 an invitation code", { message: "invitation_code_invalid" }, "Invalid invitation code"],
    ["R343 only spaces", { message: "not_blank" }, "Nickname cannot contain only spaces"],
    [
      "R267 the default password",
      { message: "password_default" },
      "This is the default password. Choose a different one.",
    ],
    ["R387 a missing captcha", { message: "captcha_required" }, "Captcha is required"],
    [
      "R388 a feedback length",
      { message: "feedback_length", min: 1, max: 140 },
      "Feedback is required and must be between 1 and 140 characters",
    ],
    ["R397 unaccepted terms", { message: "terms_required" }, "please agree to the terms and conditions"],
    ["R398 an unconfirmed age", { message: "age_required", max: 21 }, "Please confirm that you are 21 or older"],
  ] as const)("%s has the right text: %j", (_, complaint, expected) => {
    expect(complaintText(complaint, "Nickname", en)).toBe(expected);
  });

  test.each(ALL)("R347 %s exists in both languages without an unfilled placeholder", (message) => {
    for (const t of [en, bn]) {
      const text = complaintText({ message, min: 4, max: 16 }, "Nickname", t);
      expect(text).not.toMatch(/\{\{|validation\./);
    }
  });
});
