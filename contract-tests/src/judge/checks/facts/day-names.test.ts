import { expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { smallSpec } from "../../../../test/support/specs/small-spec.ts";
import { dayFindings } from "./day-names.ts";
import { successFindings } from "../success-check.ts";

const ROW = { type: "object", properties: { label: { type: "string", "x-day-of": "1/from" }, from: {} } };
const { operation, context } = smallSpec({
  responses: { "200": { content: { "application/json": { schema: { type: "array", items: ROW } } } } },
});
const found = (label: unknown, from: unknown, status = 200): string[] =>
  successFindings([dayFindings], { context, operation, received: received(status, [{ label, from }]) }).map(
    ({ check, where, message }) => `${check} ${where}: ${message}`,
  );

it.for<[label: unknown, from: unknown, status?: number]>([
  ["2026-11-21", "2026-11-21T00:00:00Z"],
  ["2026-11-21", "2026-11-20T18:00:00Z"],
  ["2026-11-21", "2026-11-20T10:00:00Z"],
  ["2026-11-21", "2026-11-21T12:00:00Z"],
  ["2026-11", "2026-10-31T18:00:00Z"],
  ["this week", "2026-11-20T18:00:00Z"],
  ["2026-11-21", undefined],
  ["2026-11-20", "2026-11-20T18:00:00Z", 404],
])("a day %j may begin at %j", ([label, from, status]) => {
  expect(found(label, from, status)).toEqual([]);
});

it.for<[label: string, from: string]>([
  ["2026-11-20", "2026-11-20T18:00:00Z"],
  ["2026-11-22", "2026-11-20T18:00:00Z"],
  ["2026-10", "2026-10-31T18:00:00Z"],
])("a day %s begins at %s in no time zone", ([label, from]) => {
  expect(found(label, from)).toEqual([
    `consistency response 200 /0/label: must be the day or month that begins at ${from}, but is ${label}, which begins then in no time zone`,
  ]);
});
