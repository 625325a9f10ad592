import { describe } from "vitest";
import { check, list, type Said } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

const valueOf = (value: unknown): Said => ({ json: { value } });

describe("a claim that the data of two accounts is separate", () => {
  const rows: Claim = { kind: "apart", first: "a", again: "b", rows: "/value", key: "/id" };
  const one: Claim = { kind: "apart", first: "a", again: "b", rows: undefined, key: "/value" };
  check([
    ["accepts rows that differ", rows, { a: list({ id: 1 }), b: list({ id: 2 }) }, []],
    [
      "rejects a row of the other account",
      rows,
      { a: list({ id: 1 }), b: list({ id: 2 }, { id: 1 }) },
      ['b · error isolation response 200 /value/1/id: contains 1, which belongs to the account of the step "a"'],
    ],
    [
      "rejects the value of the other account",
      one,
      { a: valueOf("100001"), b: valueOf("100001") },
      ['b · error isolation response 200 /value: contains "100001", which belongs to the account of the step "a"'],
    ],
    ["skips rows without a key", rows, { a: list({}), b: list({}) }, []],
    ["skips an answer without a list", rows, { a: list({ id: 1 }), b: valueOf(1) }, []],
    ["skips a first answer that is refused", rows, { a: { ...list({ id: 1 }), status: 400 }, b: list({ id: 1 }) }, []],
    ["skips a second answer that is refused", rows, { a: list({ id: 1 }), b: { ...list({ id: 1 }), status: 400 } }, []],
    ["skips a series without the second answer", rows, { a: list({ id: 1 }) }, []],
  ]);
});

describe("a claim that one idempotency key works once", () => {
  const once: Claim = {
    kind: "grew-once",
    before: "a",
    after: "b",
    by: "c",
    again: "d",
    count: "/value",
    specPointer: "/s",
  };
  check([
    ["accepts a list that grew by one", once, { a: list(1), c: { json: {} }, b: list(1, 2) }, []],
    [
      "rejects a number that grew by two",
      once,
      { a: valueOf(3), c: { json: {} }, b: valueOf(5) },
      [
        "b · error replay response 200 /value: grew by 2: listItems was sent twice with one key, but must run only once",
      ],
    ],
    ["accepts a number that grew by one", once, { a: valueOf(3), c: {}, b: valueOf(4) }, []],
    ["accepts a number that did not grow", once, { a: valueOf(3), c: {}, b: valueOf(3) }, []],
    [
      "rejects a list that grew by two",
      once,
      { a: list(), c: {}, b: list(1, 2) },
      [
        "b · error replay response 200 /value: grew by 2: listItems was sent twice with one key, but must run only once",
      ],
    ],
    ["skips a count before the call that is a text", once, { a: valueOf("3"), c: {}, b: valueOf(9) }, []],
    ["skips a count after the call that is a text", once, { a: valueOf(3), c: {}, b: valueOf("9") }, []],
    ["skips a call that was refused", once, { a: valueOf(3), c: { status: 400 }, b: valueOf(5) }, []],
    ["skips a count that was refused", once, { a: { ...valueOf(3), status: 400 }, c: {}, b: valueOf(5) }, []],
    ["skips a series without the call", once, { a: valueOf(3), b: valueOf(5) }, []],
  ]);
});
