import { describe } from "vitest";
import { check, list, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const valueOf = (value: unknown): Said => ({ json: { value } });
/** The request and the response of a change. */
const change: Said = { sent: { id: 7 }, json: { id: "x" } };
const quiet: Said = { sent: { id: 7 }, json: {} };

describe("a claim that a change is listed", () => {
  const listed = {
    rows: "/value",
    key: "",
    by: "change",
    list: "list",
    same: {},
    isFirst: false,
    specPointer: "/s",
  } as const;
  const added: Claim = { kind: "listed", value: "$request.body#/id", ...listed };
  const made: Claim = { kind: "listed", value: "$response.body#/id", ...listed };
  const removed: Claim = { kind: "not-listed", value: "$request.body#/id", ...listed };
  const rated: Claim = { ...made, key: "/id", same: { rate: "$request.body#/id" } };
  check([
    ["accepts a list with the added value", added, { change, list: list(7, 8) }, []],
    ["accepts a list with the created value", made, { change, list: list("x") }, []],
    ["accepts a number that is written as a string", added, { change, list: list("7") }, []],
    [
      "rejects a list without the added value",
      added,
      { change, list: list(8) },
      ["list · error effect response 200 /value: does not contain 7, which listItems has added"],
    ],
    [
      "rejects a list that has the added value twice",
      added,
      { change, list: list(7, 8, 7) },
      ["list · error effect response 200 /value: must be there once, but 7 is in 2 rows"],
    ],
    ["skips a change that was refused", added, { change: { ...change, status: 409 }, list: list() }, []],
    ["accepts a list without the removed value", removed, { change, list: list(8) }, []],
    [
      "rejects a list with the removed value",
      removed,
      { change, list: list(7) },
      ["list · error effect response 200 /value: still contains 7, which listItems has removed"],
    ],
    [
      "accepts a row with the sent values",
      rated,
      { change, list: list({ id: "x", rate: "7.00" }, { id: "y", rate: 1 }) },
      [],
    ],
    [
      "rejects a row with other values",
      rated,
      { change, list: list({ id: "y", rate: 7 }, { id: "x", rate: "0.1" }) },
      ['list · error effect response 200 /value/1/rate: must be 7, as sent to listItems, but is "0.1"'],
    ],
  ]);

  const detailed: Claim = {
    ...added,
    key: "/id",
    same: { note: "$request.body#/note", kind: "post", size: 7 },
  };
  check([
    [
      "accepts a row with the values of the spec",
      detailed,
      { change: quiet, list: list({ id: 7, kind: "post", size: "7.0" }) },
      [],
    ],
    [
      "rejects a row with another value than the spec",
      detailed,
      { change: quiet, list: list({ id: 7, kind: "mail", size: 7 }) },
      ['list · error effect response 200 /value/0/kind: must be "post", as sent to listItems, but is "mail"'],
    ],
    [
      "rejects a row without a value of the spec",
      detailed,
      { change: quiet, list: list({ id: 7, kind: "post" }) },
      ["list · error effect response 200 /value/0/size: must be 7, as sent to listItems, but is undefined"],
    ],
    ["skips an answer without a list", detailed, { change: quiet, list: valueOf(7) }, []],
    ["skips a value that was not sent", detailed, { change: { sent: {}, json: {} }, list: list() }, []],
    ["skips a list that was refused", detailed, { change: quiet, list: { ...list(), status: 400 } }, []],
    ["skips a series without the change", detailed, { list: list() }, []],
    [
      "does not check the values of a removed row",
      { ...detailed, kind: "not-listed" },
      { change: quiet, list: list({ id: 8 }) },
      [],
    ],
  ]);
});

describe("a claim that a change is stored", () => {
  const stored: Claim = {
    kind: "stored",
    read: "read",
    row: undefined,
    pointer: "/value",
    by: "change",
    value: "$request.body#/id",
    specPointer: "/s",
  };
  const row = { rows: "/value", key: "/id", is: "$request.body#/id" };
  const inRow: Claim = { ...stored, row, pointer: "/on", value: true };
  check([
    ["accepts the sent value", stored, { change, read: valueOf(7) }, []],
    [
      "rejects another value",
      stored,
      { change, read: valueOf(8) },
      ["read · error effect response 200 /value: must be 7, as sent to listItems, but is 8"],
    ],
    [
      "rejects a row with another value",
      { ...inRow, pointer: "/read" },
      { change, read: list({ id: 8, read: true }, { id: 7, read: false }) },
      ["read · error effect response 200 /value/1/read: must be true, as sent to listItems, but is false"],
    ],
    ["accepts a row with the value", inRow, { change: quiet, read: list({ id: 7, on: true }) }, []],
    ["skips a list without the row", inRow, { change: quiet, read: list({ id: 8, on: false }) }, []],
    ["skips an answer without rows", inRow, { change: quiet, read: valueOf({ id: 7, on: false }) }, []],
    [
      "skips a read that was refused",
      inRow,
      { change: quiet, read: { ...list({ id: 7, on: false }), status: 400 } },
      [],
    ],
    [
      "skips a change that was refused",
      inRow,
      { change: { ...quiet, status: 400 }, read: list({ id: 7, on: false }) },
      [],
    ],
    [
      "skips a value that was not sent",
      { ...inRow, value: "$request.body#/gone" },
      { change: quiet, read: list({ id: 7 }) },
      [],
    ],
  ]);
});

describe("a claim that money is conserved", () => {
  const conserved: Claim = {
    kind: "conserved",
    before: ["one", "two"],
    after: "after",
    pointer: "/value",
    by: "change",
    amount: "$request.body#/id",
    sign: -1,
    specPointer: "/s",
  };
  const paidIn: Claim = { ...conserved, sign: 1 };
  const { amount: _, ...kept } = conserved;
  const wallets: Claim = { ...kept, field: "/balance" };
  const twoRows = (first: string, second: string) => valueOf([{ balance: first }, { balance: second }]);
  const steady = { one: valueOf("1"), two: valueOf("1"), change: quiet };
  check([
    [
      "accepts the exact balance",
      conserved,
      { one: valueOf("10.10"), two: valueOf("10.10"), change, after: valueOf("3.10") },
      [],
    ],
    [
      "rejects a balance that lost money",
      conserved,
      { one: valueOf("10.10"), two: valueOf("10.10"), change, after: valueOf("3.00") },
      ["after · error money response 200 /value: must be 3.1, but is 3: 10.1 before, and listItems moved 7"],
    ],
    [
      "rejects a number in the row that the request names, which has moved by another amount",
      { ...conserved, pointer: "/stock", row: { rows: "/value", key: "/id", is: "$request.body#/id" } },
      {
        one: valueOf([{ id: 9 }, { id: 7, stock: 30 }]),
        two: valueOf([{ id: 9 }, { id: 7, stock: 30 }]),
        change,
        after: valueOf([{ id: 7, stock: 29 }]),
      },
      ["after · error money response 200 /value/0/stock: must be 23, but is 29: 30 before, and listItems moved 7"],
    ],
    [
      "skips an account whose balance changes by itself",
      conserved,
      { one: valueOf("10.10"), two: valueOf("10.20"), change, after: valueOf("1") },
      [],
    ],
    [
      "accepts a transfer that keeps the sum of the rows",
      wallets,
      { one: twoRows("7", "3.5"), two: twoRows("7", "3.5"), change, after: twoRows("0", "10.50") },
      [],
    ],
    [
      "rejects a transfer that creates money",
      wallets,
      { one: twoRows("7", "3.5"), two: twoRows("7", "3.5"), change, after: twoRows("0", "10.51") },
      [
        "after · error money response 200 /value: must be 10.5 as the sum of /balance, but is 10.51: 10.5 before, and listItems must not change it",
      ],
    ],
    [
      "skips rows with a balance that is not a number",
      wallets,
      { one: twoRows("7", "3.5"), two: twoRows("7", "3.5"), change, after: twoRows("0", "much") },
      [],
    ],
    ["adds a deposited amount", paidIn, { ...steady, after: valueOf("8") }, []],
    ["subtracts a withdrawn amount", conserved, { ...steady, after: valueOf("-6.00") }, []],
    [
      "rejects an amount that was added twice",
      paidIn,
      { ...steady, after: valueOf("15") },
      ["after · error money response 200 /value: must be 8, but is 15: 1 before, and listItems moved 7"],
    ],
    [
      "skips a series without a balance before",
      paidIn,
      { ...steady, one: valueOf(null), two: valueOf(null), after: valueOf("9") },
      [],
    ],
    ["skips a balance after the change that is not a number", paidIn, { ...steady, after: valueOf("much") }, []],
    [
      "skips an amount that is not a number",
      paidIn,
      { ...steady, change: { sent: { id: "some" }, json: {} }, after: valueOf("9") },
      [],
    ],
    [
      "skips a read before the change that was refused",
      paidIn,
      { ...steady, one: { ...valueOf("1"), status: 400 }, after: valueOf("9") },
      [],
    ],
    [
      "skips a change that was refused",
      paidIn,
      { ...steady, change: { ...quiet, status: 400 }, after: valueOf("9") },
      [],
    ],
    ["skips a series without a read after the change", paidIn, steady, []],
  ]);
});

const read = (json: unknown) => ({ json });

describe("a claim that a change keeps the rest", () => {
  const steps = { kind: "unchanged-fields", before: "one", again: "two", after: "three", by: "change" } as const;
  const row: Claim = {
    ...steps,
    changed: { rows: "/rows", key: "/id", is: "$request.body#/id" },
    moving: ["now"],
    settling: ["status"],
    specPointer: "/s",
  };
  const value: Claim = { ...steps, changed: { pointer: "/name" }, moving: [], settling: [], specPointer: "/s" };
  const [a, b, read1, readB] = [{ id: 1 }, { id: 2 }, { id: 1, read: true }, { id: 2, read: true }];
  const change = { sent: { id: 1 }, json: {} };
  check([
    [
      "accepts that another row reaches its next state",
      row,
      {
        one: read({ rows: [a, { ...b, status: "pending" }] }),
        two: read({ rows: [a, { ...b, status: "pending" }] }),
        change,
        three: read({ rows: [a, { ...b, status: "approved" }] }),
      },
      [],
    ],
    [
      "accepts a change of the named row",
      row,
      {
        one: read({ rows: [a, b], now: 1 }),
        two: read({ rows: [a, b], now: 2 }),
        change,
        three: read({ rows: [read1, b] }),
      },
      [],
    ],
    [
      "accepts that the named row is gone",
      row,
      { one: read({ rows: [a, b] }), two: read({ rows: [a, b] }), change, three: read({ rows: [b] }) },
      [],
    ],
    [
      "rejects a change of another row",
      row,
      { one: read({ rows: [a, b] }), two: read({ rows: [a, b] }), change, three: read({ rows: [read1, readB] }) },
      [
        "three · error effect response 200 /rows/0/read: must still be nothing, but is true: listItems was not asked to change it",
      ],
    ],
    [
      "ignores a response that changes by itself",
      row,
      { one: read({ rows: [a, b] }), two: read({ rows: [a] }), change, three: read({ rows: [] }) },
      [],
    ],
    ["ignores a refused change", row, { one: read([a]), two: read([a]), change: { status: 409 }, three: read([]) }, []],
    [
      "rejects another value beside the one that was set",
      value,
      {
        one: read({ name: "x", mail: "m" }),
        two: read({ name: "x", mail: "m" }),
        change,
        three: read({ name: "y", mail: "" }),
      },
      ['three · error effect response 200 /mail: must still be "m", but is "": listItems was not asked to change it'],
    ],
  ]);
});

describe("a claim that an added row is the first", () => {
  const first: Claim = {
    kind: "listed",
    list: "list",
    rows: "",
    key: "",
    by: "change",
    value: "$request.body#/id",
    same: {},
    isFirst: true,
    specPointer: "/s",
  };
  check([
    ["accepts the first row", first, { change: { sent: { id: 3 } }, list: { json: [3, 1] } }, []],
    [
      "rejects another place",
      first,
      { change: { sent: { id: 3 } }, list: { json: [1, 3] } },
      ["list · error order response 200 /1: must be the first row, because listItems has added it last"],
    ],
  ]);
});
