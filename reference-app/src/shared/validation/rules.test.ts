import { FIXED_RULES, type FieldFault, type FieldRule } from "@lobbykit/api-spec/client/field-rules";
import { describe, expect, test } from "vitest";
import {
  complaintOf,
  normaliseField,
  refusedComplaint,
  validateConfirmation,
  validateField,
  validatePasswordChange,
} from "./rules.ts";

const ANYTHING: FieldRule = {
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 255,
  patternId: "",
  acceptedPattern: "*",
};

describe("the choice of the error message for a field", () => {
  test.each([
    ["R343 is right for an empty required field", "nickname", "", "empty", {}, "not_empty"],
    ["R343 is right for only spaces", "password", "        ", "blank", {}, "not_blank"],
    ["R267 is right for the default password", "password", "{secret}", "default", {}, "password_default"],
    [
      "R345 is the pattern's message for a broken pattern",
      "nickname",
      "7",
      "format",
      { patternId: "2" },
      "reg_pattern_2",
    ],
    [
      "R345 is the pattern's message for a wrong length too",
      "nickname",
      "a",
      "length",
      { patternId: "2" },
      "reg_pattern_2",
    ],
    [
      "R345 is the message about the format for a value that fulfils the pattern",
      "nickname",
      "12",
      "format",
      { patternId: "6" },
      "format_invalid",
    ],
    [
      "R378 is right for the length of a password",
      "password",
      "short",
      "length",
      { patternId: "9" },
      "password_length",
    ],
    [
      "R345 is right for the pattern of a password",
      "password",
      "two words",
      "format",
      { patternId: "9" },
      "reg_pattern_9",
    ],
    [
      "R345 is the message about the format for an unknown pattern",
      "password",
      "two words",
      "format",
      { patternId: "1" },
      "format_invalid",
    ],
    [
      "R379 is right for a verification code",
      "verificationCode",
      "x",
      "format",
      { patternId: "6" },
      "verification_code_invalid",
    ],
    ["R380 R361 is right for a mobile number", "mobileNum", "12", "length", { patternId: "6" }, "mobile_invalid"],
    ["R382 is right for a real name", "payeeName", "7", "format", {}, "real_name_format"],
    ["R383 is right for a WhatsApp number", "whatsapp", "x", "format", {}, "phone_format"],
    ["R383 is right for a Zalo number", "zalo", "x", "format", {}, "phone_format"],
    ["R384 is right for an affiliate code", "affiliateCode", "-", "format", {}, "invitation_code_invalid"],
    ["R384 is right for a recommender", "recommenderId", "-", "format", {}, "invitation_code_invalid"],
  ] as const)("%s", (_, field, value, fault, change, message) => {
    const complaint = complaintOf(field, value, { ...ANYTHING, ...change }, fault);
    const figures: readonly FieldFault[] = ["length", "format"];
    expect(complaint).toEqual({ message, ...(figures.includes(fault) && { min: 0, max: 255 }) });
  });

  test.each(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"])(
    "R345 is a separate message for the pattern %s",
    (patternId) => {
      const rule = { ...ANYTHING, patternId, acceptedPattern: "" };
      expect(validateField("nickname", "~ ~", rule)?.message).toBe(`reg_pattern_${patternId}`);
    },
  );

  test("R364 R345 is a separate message for a wrong length without a pattern", () => {
    const rule = { ...ANYTHING, patternId: "1", minLength: 4 };
    expect(validateField("nickname", "abc", rule)).toEqual({ message: "reg_pattern_1", min: 4, max: 255 });
  });

  test("D21 is the message about the format for a value that only the server refuses", () => {
    const rule = { ...ANYTHING, patternId: "6", acceptedPattern: "0\\d+" };
    expect(refusedComplaint("qqNum", "12", rule)).toEqual({ message: "format_invalid", min: 0, max: 255 });
    expect(refusedComplaint("qqNum", "ab", rule).message).toBe("reg_pattern_6");
    expect(refusedComplaint("qqNum", "", rule)).toEqual({ message: "not_empty" });
  });
});

describe("fixed rules", () => {
  test("R394, D6 trims the username but not passwords", () => {
    expect(normaliseField("username", " rahim ")).toBe("rahim");
    expect(normaliseField("username", "\u200Brahim\u2069")).toBe("rahim");
    expect(normaliseField("paymentPassword", "৬৫৪-৩২১")).toBe("654321");
    expect(normaliseField("password", "\u200B১২")).toBe("\u200B১২");
    expect(normaliseField("password", " pass word ")).toBe(" pass word ");
    expect(normaliseField("confirmPassword", " x ")).toBe(" x ");
    expect(normaliseField("payeeName", " Abdul Karim")).toBe("Abdul Karim");
    expect(normaliseField("nickname", "   ")).toBe("");
  });
});

describe("passwords", () => {
  test.each([
    ["R343 a missing confirmation is refused", "secret12", "", { message: "not_empty" }],
    [
      "R344, R381, R390 a confirmation that differs by a space is refused",
      "secret12",
      "secret12 ",
      { message: "confirm_mismatch" },
    ],
    [
      "R344 a different confirmation of the same length is refused",
      "secret12",
      "secret13",
      { message: "confirm_mismatch" },
    ],
    ["R344 an equal confirmation is accepted", "secret12 ", "secret12 ", undefined],
  ])("%s", (_, value, confirmation, expected) => {
    expect(validateConfirmation(value, confirmation)).toEqual(expected);
  });

  const right = { oldPassword: "demo-1234", newPassword: "new-pass-1", confirmNewPassword: "new-pass-1" };
  test.each([
    ["R389, R390, R391 accepts valid input", {}, false, {}],
    ["R391 reports a missing old password", { oldPassword: "" }, false, { oldPassword: { message: "not_empty" } }],
    ["R391 needs no old password right after a login with the old password", { oldPassword: "" }, true, {}],
    [
      "R389 reports a missing new password",
      { newPassword: "", confirmNewPassword: "" },
      false,
      { newPassword: { message: "not_empty" }, confirmNewPassword: { message: "not_empty" } },
    ],
    [
      "R389, R378 reports a short new password",
      { newPassword: "short", confirmNewPassword: "short" },
      false,
      { newPassword: { message: "password_length", min: 8, max: 128 } },
    ],
    [
      "R390 reports a different confirmation",
      { confirmNewPassword: "new-pass-2" },
      false,
      { confirmNewPassword: { message: "confirm_mismatch" } },
    ],
  ])("%s", (_, change, isOldKnown, expected) => {
    expect(validatePasswordChange({ ...right, ...change }, FIXED_RULES.password, isOldKnown)).toEqual(expected);
  });
});
