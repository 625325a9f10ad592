import { describe } from "vitest";
import { check, list } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const claimOf = (calls: Extract<Claim, { kind: "unchanged" }>["calls"]): Claim => ({
  kind: "unchanged",
  still: ["a", "b"],
  before: "b",
  after: "d",
  by: ["c"],
  calls,
  moving: ["now"],
  settling: ["status", "decidedAt"],
  specPointer: "/s",
});
const pending = list({ id: "d1", status: "pending", decidedAt: null });
const approved = list({ id: "d1", status: "approved", decidedAt: "2026-11-30T00:00:00Z" });
const refused = { status: 400, json: {} };
const done = { json: {} };

describe("a claim that a refused call changes nothing", () => {
  const claim = claimOf("refused");
  check([
    ["accepts the same response", claim, { a: list(1), b: list(1), c: refused, d: list(1) }, []],
    [
      "accepts values that change all the time",
      claim,
      { a: list({ now: 1 }), b: list({ now: 2 }), c: refused, d: list({ now: 3 }) },
      [],
    ],
    [
      "rejects a row that is there although the call was refused",
      claim,
      { a: list(1), b: list(1), c: refused, d: list(1, 2) },
      ["d · error effect response 200 /value/1: must still be nothing, but is 2: listItems was refused"],
    ],
    [
      "ignores that an earlier object reaches its next state, because the refused call does not name it",
      claim,
      { a: pending, b: pending, c: { ...refused, sent: { amount: "5.00" } }, d: approved },
      [],
    ],
    [
      "rejects another state of the object that the refused call names",
      claim,
      { a: pending, b: pending, c: { ...refused, path: { id: "d1" } }, d: approved },
      [
        'd · error effect response 200 /value/0/status: must still be "pending", but is "approved": listItems was refused',
      ],
    ],
    ["ignores a response that changes by itself", claim, { a: list(1), b: list(2), c: refused, d: list(3) }, []],
    ["ignores a call that was accepted", claim, { a: list(1), b: list(1), c: done, d: list(2) }, []],
    ["ignores a call without a response", claim, { a: list(1), b: list(1), d: list(2) }, []],
    ["ignores a refused reading", claim, { a: list(1), b: list(1), c: refused, d: refused }, []],
  ]);
});

describe("a claim that a repeated call changes nothing more", () => {
  const claim = claimOf("repeated");
  check([
    ["accepts the same response", claim, { a: list(1), b: list(1), c: done, d: list(1) }, []],
    [
      "rejects another one, whatever the answer to the repetition is",
      claim,
      { a: list(1), b: list(1), c: refused, d: list(2) },
      ["d · error effect response 200 /value/0: must still be 1, but is 2: listItems was only repeated"],
    ],
  ]);
});

describe("a claim that a read changes nothing", () => {
  const claim = claimOf("reading");
  check([
    ["accepts the same response", claim, { a: list(1), b: list(1), c: done, d: list(1) }, []],
    ["ignores a response that changes by itself", claim, { a: list(1), b: list(2), c: done, d: list(3) }, []],
    [
      "rejects another response, and blames the read between",
      claim,
      { a: list(1), b: list(1), c: done, d: list(2) },
      ["c · error effect response 200: only reads, so it must leave listItems /value/0 at 1, but afterwards it is 2"],
    ],
  ]);
});
