import { describe, expect, it } from "vitest";
import { messageOf } from "./rules.ts";

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
  ])("R388 R471 says for %j: %s", (problem, message) => {
    expect(messageOf(problem, MESSAGES, "Email", "Fallback")).toBe(message);
  });
});
