import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import { computedFindings } from "./computed-values.ts";

const MOMENT = { type: "string", format: "date-time" };
const SCHEMA = {
  type: "object",
  properties: {
    now: { type: "integer", "x-contract": { clock: "answer" } },
    expiresAt: { ...MOMENT, "x-computed": { plus: ["/now", 120_000], within: 1000 } },
    at: { ...MOMENT, "x-past": true },
    net: { type: "string", "x-computed": { plus: ["1/profit", "1/bonus"], minus: ["1/fee"] } },
    left: { type: "number", "x-computed": { plus: ["1/profit"], minus: ["1/fee"], atLeast: 0 } },
    worth: {
      type: "string",
      "x-computed": { plus: ["1/profit"], dividedBy: { operationId: "other", pointer: "/ratio" } },
    },
  },
};
const { operation, contract } = smallSpec({
  responses: { "200": { content: { "application/json": { schema: SCHEMA } } } },
});
const NOW = Date.UTC(2026, 0, 1, 12);

function found(json: unknown, headers: Record<string, string> = {}, status = 200): string[] {
  const answer = { ...received(status, json), headers: new Map(Object.entries(headers)), at: NOW };
  return computedFindings(contract, operation, answer).map(
    ({ check, where, message }) => `${check} ${where}: ${message}`,
  );
}

describe("values that follow from the rest of their answer", () => {
  it.for<[string, unknown, string[]]>([
    ["accepts a right sum", { net: "7.50", profit: "10.00", bonus: "-2.00", fee: "0.5" }, []],
    [
      "rejects a wrong sum",
      { net: "8.00", profit: "10.00", bonus: "-2.00", fee: "0.5" },
      ["consistency response 200 /net: must be 7.5, as computed from other values, but is 8.00"],
    ],
    ["skips a sum with a missing part", { net: "8.00", profit: "10.00" }, []],
    ["skips a missing sum", { profit: "1", bonus: "1", fee: "1" }, []],
    ["accepts the minimum (`atLeast`) when the computed result is lower", { left: 0, profit: "1", fee: "5" }, []],
    [
      "rejects a value below the minimum (`atLeast`)",
      { left: -4, profit: "1", fee: "5" },
      ["consistency response 200 /left: must be 0, as computed from other values, but is -4"],
    ],
    ["accepts a moment within the tolerance", { now: NOW, expiresAt: "2026-01-01T12:02:00.900Z" }, []],
    [
      "rejects a moment that is two hours away",
      { now: NOW, expiresAt: "2026-01-01T14:00:00Z" },
      [
        "consistency response 200 /expiresAt: must be 2026-01-01T12:02:00.000Z, as computed from other values, but is 2026-01-01T14:00:00Z",
      ],
    ],
    ["skips a value that is computed with the answer of another operation", { worth: "1000.00", profit: "1" }, []],
    ["accepts a past moment in any zone", { now: NOW, at: "2026-01-01T18:00:00+06:00" }, []],
    [
      "rejects a local time that is marked as UTC",
      { now: NOW, at: "2026-01-01T18:00:00Z" },
      [
        "plausibility response 200 /at: must not be later than the answer, 2026-01-01T12:00:00.000Z, but is 2026-01-01T18:00:00Z",
      ],
    ],
    ["skips a moment that is null", { now: NOW, at: null }, []],
  ])("%s", ([, json, expected]) => {
    expect(found(json)).toEqual(expected);
  });

  it("uses the Date header when the clock in the answer is old or missing", () => {
    const date = { date: new Date(NOW).toUTCString() };
    expect(found({ now: NOW - 3_600_000, at: "2026-01-01T12:00:00Z" }, date)).toEqual([]);
    expect(found({ at: "2026-01-01T12:30:00Z" }, date)).toHaveLength(1);
    expect(found({ at: "2026-01-01T12:30:00Z" })).toHaveLength(1);
  });

  it("skips a refusal", () => {
    expect(found({ now: NOW, at: "2026-01-01T18:00:00Z" }, {}, 404)).toEqual([]);
  });
});
