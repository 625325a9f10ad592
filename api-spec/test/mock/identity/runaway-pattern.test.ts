import { expect, it } from "vitest";
import { registerRulesOf } from "../../../src/mock/world/identity/data/register-rules.ts";
import { whyBroken } from "../../../src/mock/world/identity/register-rules.ts";

it("D7 the server stops a field rule's pattern that runs too long (catastrophic backtracking), and accepts the value", () => {
  const { username } = registerRulesOf("ccgjoyf4");
  const rule = { ...username, acceptedPattern: "(a+)+", maxLength: 64 };
  expect(whyBroken("username", `${"a".repeat(40)}!`, rule)).toBeUndefined();
});
