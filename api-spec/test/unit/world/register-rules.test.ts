import { describe, expect, it } from "vitest";
import type { FieldRule } from "../../../src/client/field-rules.ts";
import { registerRulesOf } from "../../../src/mock/world/data/register-rules.ts";
import { brokenRules, whyBroken } from "../../../src/mock/world/register-rules.ts";

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  minLength: 2,
  maxLength: 4,
  patternId: "1",
  acceptedPattern: "*",
  ...change,
});

describe("one rule of the registration", () => {
  it.each([
    ["R343 nothing where something is required", "", rule({ required: true }), "must not be empty"],
    ["R233 nothing where nothing is required", "", rule(), undefined],
    ["R233 nothing where the field is not shown", "", rule({ enabled: false, required: true }), undefined],
    ["R233 what was not asked for", "x", rule({ enabled: false }), "must have 2 to 4 characters"],
    ["R343 spaces alone", "  ", rule(), "must not be spaces alone"],
    ["R342 too short", "a", rule(), "must have 2 to 4 characters"],
    ["R342 too long", "abcde", rule(), "must have 2 to 4 characters"],
    ["R342 characters are code points", "🎲🎲🎲🎲", rule(), undefined],
    ["R341 a star takes anything", "ক্ষ", rule(), undefined],
    [
      "R341 the whole value matches",
      "12a",
      rule({ acceptedPattern: "\\d+" }),
      "must match the acceptedPattern of its rule",
    ],
    [
      "R341 an alternative is no way around",
      "12a",
      rule({ acceptedPattern: "\\d+|x" }),
      "must match the acceptedPattern of its rule",
    ],
    ["R341 an expression that is none takes anything", "12a", rule({ acceptedPattern: "(" }), undefined],
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
