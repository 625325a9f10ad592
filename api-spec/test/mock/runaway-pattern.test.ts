import { expect, it } from "vitest";
import { registerRulesOf } from "../../src/mock/world/data/register-rules.ts";
import { whyBroken } from "../../src/mock/world/register-rules.ts";

it("D7 an expression that runs away is stopped, and takes anything", () => {
  const { username } = registerRulesOf("ccgjoyf4");
  const rule = { ...username, acceptedPattern: "(a+)+", maxLength: 64 };
  expect(whyBroken("username", `${"a".repeat(40)}!`, rule)).toBeUndefined();
});
