import { describe } from "vitest";
import { check, list, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const NOW = Date.UTC(2026, 0, 2);
const moment = (ms: number): string => new Date(NOW + ms).toISOString();
const row = (id: number, more: object = {}) => ({ id, type: "out", amount: "5.00", at: moment(0), ...more });
const call: Said = { sent: { amount: 5 }, json: {}, headers: { date: new Date(NOW).toUTCString() } };

describe("a claim that a call is recorded", () => {
  const recorded: Claim = {
    kind: "recorded",
    before: "before",
    after: "after",
    by: "call",
    rows: "/value",
    key: "/id",
    same: { "/type": "out", "/amount": "$request.body#/amount" },
    withinMs: 20_000,
    now: ["/at"],
    specPointer: "/s",
  };
  const unsaid: Claim = { ...recorded, same: { "/amount": "$response.body#/amount" } };
  const before = list(row(1));
  check([
    ["accepts one new row with its values", recorded, { before, call, after: list(row(2), row(1)) }, []],
    ["accepts other new rows", recorded, { before, call, after: list(row(3, { type: "in" }), row(2), row(1)) }, []],
    [
      "rejects a list without a new row",
      recorded,
      { before, call, after: list(row(1)) },
      ['after · error effect response 200 /value: must have a new row with {"/amount":5,"/type":"out"} for listItems'],
    ],
    [
      "rejects a new row with another value",
      recorded,
      { before, call, after: list(row(2, { amount: "4.99" }), row(1)) },
      ['after · error effect response 200 /value: must have a new row with {"/amount":5,"/type":"out"} for listItems'],
    ],
    [
      "rejects two new rows",
      recorded,
      { before, call, after: list(row(3), row(2), row(1)) },
      [
        'after · error effect response 200 /value: must have one new row with {"/amount":5,"/type":"out"} for listItems, but has 2',
      ],
    ],
    [
      "rejects another time",
      recorded,
      { before, call, after: list(row(2, { at: moment(-60_000) }), row(1)) },
      [
        'after · error clock response 200 /value/0/at: must be the time of the call, 2026-01-02T00:00:00.000Z, but is "2026-01-01T23:59:00.000Z"',
      ],
    ],
    ["skips a call that was refused", recorded, { before, call: { ...call, status: 409 }, after: before }, []],
    ["skips a call that does not say a value", unsaid, { before, call, after: before }, []],
  ]);
});
