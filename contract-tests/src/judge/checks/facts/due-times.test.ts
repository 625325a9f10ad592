import { expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { smallSpec } from "../../../../test/support/specs/small-spec.ts";
import { dueFindings } from "./due-times.ts";
import { successFindings } from "../success-check.ts";

const NUMBER = { type: "integer" };
const ROW = {
  type: "object",
  properties: {
    at: { ...NUMBER, "x-contract": { due: { plus: "left" } } },
    soon: { ...NUMBER, "x-contract": { due: { plus: "left", minus: "early" } } },
    left: NUMBER,
    early: NUMBER,
  },
};
const SCHEMA = {
  type: "object",
  properties: { now: { ...NUMBER, "x-contract": { clock: "list" } }, rows: { type: "array", items: ROW } },
};
const { operation, context } = smallSpec({
  responses: { "200": { content: { "application/json": { schema: SCHEMA } } } },
});
const found = (rows: unknown, now: unknown = 10_000, status = 200): string[] =>
  successFindings([dueFindings], { context, operation, received: received(status, { now, rows }) }).map(
    ({ check, where, message }) => `${check} ${where}: ${message}`,
  );

it.for<[string, object[], string[]]>([
  [
    "rejects only the row that is due at another time",
    [
      { at: 15_000, left: 5 },
      { at: 1, left: 0 },
      { at: 99_000, left: 5 },
    ],
    ["clock response 200 /rows/2/at: must be /now plus left, 15000, but is 99000"],
  ],
  ["accepts a row that is due one and a half seconds later", [{ soon: 16_500, left: 7, early: 2 }], []],
  ["accepts a row that is due one and a half seconds earlier", [{ soon: 13_500, left: 7, early: 2 }], []],
  [
    "rejects a row that is due a millisecond more than one and a half seconds later",
    [{ soon: 16_501, left: 7, early: 2 }],
    ["clock response 200 /rows/0/soon: must be /now plus left - early, 15000, but is 16501"],
  ],
  [
    "rejects a row that is due a millisecond more than one and a half seconds earlier",
    [{ soon: 13_499, left: 7, early: 2 }],
    ["clock response 200 /rows/0/soon: must be /now plus left - early, 15000, but is 13499"],
  ],
  [
    "skips rows that lack a member",
    [
      { soon: 1, left: 7 },
      { left: 7, early: 1 },
      { soon: 1, early: 1 },
    ],
    [],
  ],
  ["skips a row with no seconds left", [{ soon: 1, left: 0, early: 0 }], []],
])("%s", ([, rows, expected]) => {
  expect(found(rows)).toEqual(expected);
});

it("skips an answer without a clock, without a list, and a refusal", () => {
  const late = [{ at: 1, left: 7 }];
  expect(found(late)).toHaveLength(1);
  expect([found(late, null), found({ at: 1, left: 7 }), found(late, 10_000, 400)]).toEqual([[], [], []]);
});
