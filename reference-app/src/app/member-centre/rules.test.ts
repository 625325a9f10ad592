import { expect, test } from "vitest";
import { memberGate, sectionOf } from "./rules.ts";

test.each([
  ["?member=deposit", "deposit"],
  ["?q=a&member=messageV2&member.page=2", "messageV2"],
  ["?member=", "securityCenter"],
  ["?member=nothing-of-ours", "securityCenter"],
  ["?member=toString", "securityCenter"],
  ["?members=deposit", undefined],
  ["", undefined],
])("R176 the address %s opens %s", (search, section) => {
  expect(sectionOf(search)).toBe(section);
});

test.each([
  ["a guest", { isLogin: false, isFreePlay: false, type: undefined }, "login"],
  ["a member", { isLogin: true, isFreePlay: false, type: 0 }, "pass"],
  ["an agent", { isLogin: true, isFreePlay: false, type: 41 }, "pass"],
  ["type 4", { isLogin: true, isFreePlay: false, type: 4 }, "realAccount"],
  ["free play", { isLogin: true, isFreePlay: true, type: 0 }, "realAccount"],
] as const)("R405 R406 %s is answered: %s", (_name, visitor, gate) => {
  expect(memberGate(visitor)).toBe(gate);
});
