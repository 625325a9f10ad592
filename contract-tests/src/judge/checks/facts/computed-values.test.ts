import { describe, expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import { caseOf, NO_PARAMETERS, smallSpec } from "../../../../test/support/specs/small-spec.ts";
import { COMPUTED_CHECKS } from "./computed-values.ts";
import { successFindings } from "../success-check.ts";

const MOMENT = { type: "string", format: "date-time" };
const SCHEMA = {
  type: "object",
  properties: {
    now: { type: "integer", "x-contract": { clock: "answer" } },
    expiresAt: { ...MOMENT, "x-computed": { plus: ["/now", 120_000], within: 1000 } },
    at: { ...MOMENT, "x-past": true },
    net: { type: "string", "x-computed": { plus: ["1/profit", "1/bonus"], minus: ["1/fee"] } },
    left: { type: "number", "x-computed": { plus: ["1/profit"], minus: ["1/fee"], atLeast: 0 } },
    best: { type: "string", "x-computed": { plus: [{ pointer: "1/tiers/*/rate", take: "maximum" }] } },
    least: {
      type: "integer",
      "x-computed": { plus: [{ pointer: "1/tiers/*/needs", take: "minimum", where: { rate: { at: "1/best" } } }] },
    },
    open: { type: "integer", "x-computed": { plus: [{ pointer: "1/tiers/*", take: "count", where: { on: [1, 2] } }] } },
    total: {
      type: "integer",
      "x-computed": { plus: [{ pointer: "1/tiers/*/needs", take: "sum", total: "/all" }] },
    },
    endsAt: {
      ...MOMENT,
      "x-computed": { plus: ["1/startsAt", { pointer: "1/length", values: { day: 86_400_000, hour: 3_600_000 } }] },
    },
    result: { type: "string", "x-computed": { where: { status: ["won", "lost"] }, plus: ["1/paid"] } },
    from: {
      ...MOMENT,
      "x-computed": [
        { plus: [{ request: "query/from" }], atLeast: { plus: ["1/to", -172_800_000] } },
        { without: "query/from", plus: ["1/to", -86_400_000] },
      ],
    },
    bytes: { type: "integer", "x-computed": { plus: [{ request: "bytes" }] } },
    figures: { type: "object", "x-computed": { at: "/in", plus: [{ pointer: "/lines/*/in", take: "sum" }] } },
    worth: {
      type: "string",
      "x-computed": { plus: ["1/profit"], dividedBy: { operationId: "other", pointer: "/ratio" } },
    },
  },
};
const { operation, context } = smallSpec({
  responses: { "200": { content: { "application/json": { schema: SCHEMA } } } },
});
const NOW = Date.UTC(2026, 0, 1, 12);

const NO_REQUEST = undefined as CaseRequest | undefined;

function found(json: unknown, headers: Record<string, string> = {}, status = 200, request = NO_REQUEST): string[] {
  const answer = { ...received(status, json), headers: new Map(Object.entries(headers)), at: NOW };
  return successFindings(COMPUTED_CHECKS, { context, operation, received: answer, request }).map(
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

  const tiers = [
    { rate: "0.20", needs: 1, on: 1 },
    { rate: "0.40", needs: 5, on: 2 },
    { rate: "0.10", needs: 9, on: 3 },
  ];
  const [STARTS, TO] = ["2026-01-01T00:00:00Z", "2026-01-05T00:00:00Z"];
  it.for<[string, unknown, string | undefined]>([
    ["accepts the highest value of a list", { tiers, best: "0.4" }, undefined],
    ["rejects another value of the list", { tiers, best: "0.20" }, "/best: must be 0.4"],
    ["skips the highest value of an empty list", { tiers: [], best: "0.20" }, undefined],
    [
      "rejects a value of another row than the one with that value",
      { tiers, best: "0.40", least: 1 },
      "/least: must be 5",
    ],
    ["rejects another number of rows that have one of the values", { tiers, open: 3 }, "/open: must be 2"],
    ["accepts no rows", { tiers: [], open: 0 }, undefined],
    ["rejects another sum of all rows", { tiers, all: 3, total: 14 }, "/total: must be 15"],
    ["skips a sum when rows are missing", { tiers, all: 4, total: 14 }, undefined],
    [
      "rejects an end that the named length does not give",
      { startsAt: STARTS, length: "day", endsAt: TO },
      "/endsAt: must be 2026-01-02T00:00:00.000Z",
    ],
    ["skips a length without a number", { startsAt: STARTS, length: "year", endsAt: TO }, undefined],
    [
      "rejects another value where the object has one of the members",
      { status: "won", paid: "2", result: "1" },
      "/result: must be 2",
    ],
    ["skips a value where the object has others", { status: "open", paid: "2", result: "1" }, undefined],
    [
      "rejects a value below the schema",
      { lines: [{ in: 1 }, { in: "2.50" }], figures: { in: 3 } },
      "/figures/in: must be 3.5",
    ],
  ])("%s", ([, json, expected]) => {
    expect(found(json).map((line) => line.split(",")[0])).toEqual(
      expected === undefined ? [] : [`consistency response 200 ${expected}`],
    );
  });

  it.for<[string, object, string | undefined, string | undefined]>([
    [
      "accepts the start that was requested",
      { to: TO, from: "2026-01-04T06:00:00+06:00" },
      "2026-01-04T00:00:00Z",
      undefined,
    ],
    [
      "rejects another start",
      { to: TO, from: "2026-01-03T00:00:00Z" },
      "2026-01-04T00:00:00Z",
      "/from: must be 2026-01-04T00:00:00.000Z",
    ],
    [
      "expects the earliest start when an earlier one was requested",
      { to: TO, from: "2026-01-01T00:00:00Z" },
      "2026-01-01T00:00:00Z",
      "/from: must be 2026-01-03T00:00:00.000Z",
    ],
    [
      "uses the formula for requests without the parameter",
      { to: TO, from: "2026-01-03T00:00:00Z" },
      undefined,
      "/from: must be 2026-01-04T00:00:00.000Z",
    ],
    ["rejects another size of the body", { bytes: 9 }, undefined, "/bytes: must be 3"],
  ])("%s", ([, json, from, expected]) => {
    const query = from === undefined ? {} : { from };
    const { request } = caseOf(
      operation,
      { outcome: "lawful" },
      { parameters: { ...NO_PARAMETERS, query }, body: { mediaType: "image/png", base64: "AAAA" } },
    );
    expect(found(json, {}, 200, request).map((line) => line.split(",")[0])).toEqual(
      expected === undefined ? [] : [`consistency response 200 ${expected}`],
    );
  });

  it("skips a refusal", () => {
    expect(found({ now: NOW, at: "2026-01-01T18:00:00Z" }, {}, 404)).toEqual([]);
  });
});
