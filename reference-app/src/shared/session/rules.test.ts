import { describe, expect, test } from "vitest";
import { canOpenAgentCentre, gateFor, hasMemberCentre, isAgentFlagged } from "./rules.ts";

const guest = { isLogin: false, isFreePlay: false, type: undefined };
const member = { isLogin: true, isFreePlay: false, type: 0 };
const restricted = { ...member, type: 4 };
const freePlay = { ...member, isFreePlay: true };

describe("the gate", () => {
  test.each([
    ["R336 a guest is asked to log in", guest, "login"],
    ["R406 a member passes", member, "pass"],
    ["R313 a free-play token passes", freePlay, "pass"],
    ["R337 a restricted member of type 4 sees the information dialog", restricted, "realAccount"],
  ] as const)("%s", (_title, visitor, gate) => {
    expect(gateFor(visitor)).toBe(gate);
  });
});

describe("agent predicates", () => {
  test.each([
    [0, false, false],
    [1, true, true],
    [2, true, true],
    [4, true, false],
    [41, true, true],
    [42, true, true],
    [undefined, false, false],
  ])(
    "R001, R262, R263, R510, C5 an account of type %s has the agent flag: %s; it can open the agent centre: %s",
    (type, flagged, letIn) => {
      expect(isAgentFlagged(type)).toBe(flagged);
      expect(canOpenAgentCentre(type)).toBe(letIn);
    },
  );
});

test.each([
  [guest, false],
  [member, true],
  [restricted, false],
  [freePlay, false],
])("R261 unread messages are requested for %j: %s", (visitor, asks) => {
  expect(hasMemberCentre(visitor)).toBe(asks);
});
