import { expect, test } from "vitest";
import { passwordStrength } from "./rules.ts";

test.each([
  ["", "weak"],
  ["123456", "weak"],
  ["12345678901234567890", "weak"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["password1", "weak"],
  ["Password123!", "weak"],
  ["demo-1234", "weak"],
  ["kX9fo2pm", "fair"],
  ["river7-lamp", "good"],
  ["blue river lamp", "strong"],
  ["nW4!zq7Lr#2vTs", "strong"],
  ["নদীর ধারে লাল বাতি", "strong"],
])("3.3.8 rates the password %j as %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
