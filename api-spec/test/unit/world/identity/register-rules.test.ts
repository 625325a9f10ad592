import { describe, expect, it } from "vitest";
import type { FieldRule } from "../../../../src/client/field-rules.ts";
import { registerRulesOf } from "../../../../src/mock/world/identity/data/register-rules.ts";
import { brokenRules, whyBroken } from "../../../../src/mock/world/identity/register-rules.ts";

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  minLength: 2,
  maxLength: 4,
  patternId: "1",
  acceptedPattern: "*",
  ...change,
});

describe("checking a value against a registration rule", () => {
  it.each([
    ["R343 refuses an empty value in a required field", "", rule({ required: true }), "must not be empty"],
    ["R233 accepts an empty value in an optional field", "", rule(), undefined],
    ["R233 accepts an empty value in a disabled field", "", rule({ enabled: false, required: true }), undefined],
    [
      "R233 checks the length of a value in a disabled field",
      "x",
      rule({ enabled: false }),
      "must have 2 to 4 characters",
    ],
    ["R343 refuses spaces alone", "  ", rule(), "must not be spaces alone"],
    ["R342 refuses a too short value", "a", rule(), "must have 2 to 4 characters"],
    ["R342 refuses a too long value", "abcde", rule(), "must have 2 to 4 characters"],
    ["R342 counts an emoji as one character", "🎲🎲🎲🎲", rule(), undefined],
    ["R341 accepts anything for the pattern *", "ক্ষ", rule(), undefined],
    [
      "R341 requires the pattern to match the whole value",
      "12a",
      rule({ acceptedPattern: "\\d+" }),
      "must match the acceptedPattern of its rule",
    ],
    [
      "R341 requires each alternative to match the whole value",
      "12a",
      rule({ acceptedPattern: "\\d+|x" }),
      "must match the acceptedPattern of its rule",
    ],
    ["R341 accepts anything for an invalid pattern", "12a", rule({ acceptedPattern: "(" }), undefined],
    [
      "R345 D7 names the pattern family when the rule itself has no pattern",
      "12a",
      rule({ acceptedPattern: "", patternId: "6" }),
      "must match the pattern family 6",
    ],
  ])("%s", (_, value, given, expected) => {
    expect(whyBroken("nickname", value, given)).toBe(expected);
  });
});

it("R233 every field that breaks its rule is named", () => {
  const rules = registerRulesOf("phlobby1");
  expect(brokenRules({ username: "rahim", password: "short", email: "nobody" }, rules)).toEqual([
    { path: "body/password", message: "must have 8 to 128 characters" },
    { path: "body/confirmPassword", message: "must not be empty" },
    { path: "body/email", message: "must match the acceptedPattern of its rule" },
    { path: "body/verificationCode", message: "must not be empty" },
    { path: "body/nickname", message: "must not be empty" },
  ]);
});
