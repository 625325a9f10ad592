import { describe, expect, it } from "vitest";
import { smallSpec } from "../../../../test/support/specs/small-spec.ts";
import { gapIn, listsWithoutGaps } from "./row-order.ts";

const ENDS = { from: "from", to: "to" };
const day = (from: number, to: number) => ({ from: `2026-01-0${from}T00:00:00Z`, to: `2026-01-0${to}T00:00:00Z` });
const MOMENT = { type: "string", format: "date-time" };

describe("a list of periods without a gap", () => {
  it.for<[string, readonly object[], number | undefined]>([
    ["accepts periods that follow each other", [day(1, 2), day(2, 3), day(3, 4)], undefined],
    ["accepts the latest period first", [day(3, 4), day(2, 3)], undefined],
    ["accepts a row without times", [day(1, 2), {}, day(7, 8)], undefined],
    ["rejects a period that is missing", [day(1, 2), day(3, 4)], 1],
  ])("%s", ([, rows, expected]) => {
    expect(gapIn(rows, ENDS)?.index).toBe(expected);
  });

  it.for<[words: string, members: object, expected: object[]]>([
    ["The days of the period, including those without orders.", ENDS, [ENDS]],
    ["The days with orders.", ENDS, []],
    ["The days of the period, including those without orders.", { day: MOMENT }, []],
  ])("is one whose words say so: %s", ([description, members, expected]) => {
    const properties = Object.fromEntries(Object.keys(members).map((name) => [name, MOMENT]));
    const schema = { type: "array", description, items: { type: "object", properties } };
    const { context, operation } = smallSpec({
      responses: { "200": { content: { "application/json": { schema } } } },
    });
    expect(listsWithoutGaps(context, operation).map(({ mark }) => mark)).toEqual(expected);
  });
});
