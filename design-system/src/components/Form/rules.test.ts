import { describe, expect, it } from "vitest";
import { brokenRule, messageOf } from "./rules.ts";

const MESSAGES = {
  reg_pattern_3: "6 to 14 letters or digits",
  "username.required": "Enter your username",
  required: "Fill in {label}",
  length: "{label}: between {0} and {1} characters",
};

describe("Form rules", () => {
  it.each([
    [{ field: "username", rule: "reg_pattern_3" }, "6 to 14 letters or digits"],
    [{ field: "username", rule: "required" }, "Enter your username"],
    [{ field: "email", rule: "required" }, "Fill in Email"],
    [{ field: "email", rule: "length", values: { 0: 1, 1: 140 } }, "Email: between 1 and 140 characters"],
    [{ field: "email", rule: "unheard", message: "In use already" }, "In use already"],
    [{ field: "email", rule: "reg_pattern_3", message: "Bad" }, "6 to 14 letters or digits"],
    [{ rule: "unheard" }, "Fallback"],
  ])("R388 R471 the message for %j is: %s", (problem, message) => {
    expect(messageOf(problem, MESSAGES, "Email", "Fallback")).toBe(message);
  });
});

describe("brokenRule", () => {
  const VALID = { valueMissing: false, customError: false } as ValidityState;
  it.each([
    ["R343 accepts words in a required field", { type: "text", value: "a", required: true }, undefined],
    ["R343 refuses only spaces in a required field", { type: "text", value: "   ", required: true }, "required"],
    [
      "R343 refuses only line breaks in a required text area",
      { type: "textarea", value: "\n", required: true },
      "required",
    ],
    ["R343 accepts spaces in an optional field", { type: "text", value: "   ", required: false }, undefined],
    ["D6 accepts a password of spaces", { type: "password", value: "   ", required: true }, undefined],
    ["accepts a radio button with an empty value", { type: "radio", value: "", required: true }, undefined],
  ])("%s", (_, control, rule) => {
    expect(brokenRule({ validity: VALID, validationMessage: "", ...control })?.rule).toBe(rule);
  });
});
