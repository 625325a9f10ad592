import { expect, test } from "vitest";
import { centreGate } from "./rules.ts";

test.each([
  ["a guest", { isLogin: false, isFreePlay: false, type: undefined }, "login"],
  ["a member", { isLogin: true, isFreePlay: false, type: 0 }, "pass"],
  ["an agent", { isLogin: true, isFreePlay: false, type: 41 }, "pass"],
  ["a restricted member of type 4", { isLogin: true, isFreePlay: false, type: 4 }, "realAccount"],
  ["a visitor in free play", { isLogin: true, isFreePlay: true, type: 0 }, "realAccount"],
] as const)("R405 R406 the member centre opens or shows the right dialog for %s", (_name, visitor, gate) => {
  expect(centreGate(visitor)).toBe(gate);
});
