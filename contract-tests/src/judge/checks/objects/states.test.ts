import { describe, expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { smallSpec } from "../../../../test/support/specs/small-spec.ts";
import { canBecome, statesOf, type States } from "../../../plan/read/states.ts";
import { stateFindings } from "./objects.ts";
import { successFindings } from "../success-check.ts";

const ORDER = {
  type: "object",
  "x-states": {
    field: "status",
    states: {
      open: { lacks: ["decidedAt"], future: ["expiresAt"], next: ["paid", "expired"] },
      paid: { has: ["decidedAt"], past: ["decidedAt"], next: ["sent"] },
      expired: { past: ["expiresAt"], next: [] },
      sent: { next: [] },
    },
  },
  properties: { status: {}, decidedAt: {}, expiresAt: {} },
};
const { operation, context } = smallSpec({
  responses: { "200": { content: { "application/json": { schema: { type: "array", items: ORDER } } } } },
});
const NOW = "Thu, 01 Jan 2026 12:00:00 GMT";
const [before, after] = ["2026-01-01T11:00:00Z", "2026-01-01T13:00:00Z"];

const found = (order: object, status = 200): string[] =>
  successFindings([stateFindings], {
    context,
    operation,
    received: received(status, [order], { headers: { date: NOW } }),
  }).map(({ check, where, message }) => `${check} ${where}: ${message}`);

describe("an object in a state (`x-states`)", () => {
  it.for<[string, object, string[]]>([
    ["may have what its state requires", { status: "paid", decidedAt: before }, []],
    ["may lack what its state excludes", { status: "open", decidedAt: null, expiresAt: after }, []],
    ["may be in a state that the spec says nothing about", { status: "lost", decidedAt: null }, []],
    ["may differ by some seconds from the clock", { status: "open", expiresAt: "2026-01-01T11:59:30Z" }, []],
    [
      "may not lack a member that its state requires",
      { status: "paid", decidedAt: null },
      ['consistency response 200 /0/decidedAt: must be there, because status is "paid"'],
    ],
    [
      "may not have a member that its state excludes",
      { status: "open", decidedAt: before },
      [`consistency response 200 /0/decidedAt: must be null or missing, but is "${before}", because status is "open"`],
    ],
    [
      "may not have expired without its state",
      { status: "open", expiresAt: before },
      [
        `consistency response 200 /0/expiresAt: must not have passed, but ${before} is earlier than the answer, because status is "open"`,
      ],
    ],
    [
      "may not be expired before its time",
      { status: "expired", expiresAt: after },
      [
        `consistency response 200 /0/expiresAt: must have passed, but ${after} is later than the answer, because status is "expired"`,
      ],
    ],
  ])("%s", ([, order, expected]) => {
    expect(found(order)).toEqual(expected);
  });

  it("is not judged in a refusal", () => {
    expect(found({ status: "paid" }, 404)).toEqual([]);
  });
});

describe("the way from one state to another", () => {
  const [{ states }] = statesOf(ORDER, ORDER, "") as [States];
  it.for<[string, string, boolean]>([
    ["open", "open", true],
    ["open", "paid", true],
    ["open", "sent", true],
    ["sent", "open", false],
    ["expired", "paid", false],
    ["paid", "open", false],
    ["lost", "paid", true],
  ])("from %s to %s: %s", ([from, to, expected]) => {
    expect(canBecome(states, from, to)).toBe(expected);
  });
});
