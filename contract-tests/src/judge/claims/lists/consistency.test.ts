import { describe } from "vitest";
import { check } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";
import { termOf } from "../../../plan/read/terms.ts";

const rows = (...all: string[]) => ({ json: { rows: all.map((currency) => ({ currency })) } });

const list = (row: object) => ({ json: { rows: [row] } });

const alone = (value: object) => ({ json: { value } });

describe("a claim that two operations return the same value", () => {
  const claim: Claim = {
    kind: "same-value",
    here: "here",
    again: "again",
    pointer: "/rows/*/currency",
    other: "there",
    at: "/currency",
    where: {},
    row: undefined,
    moving: [],
    specPointer: "/s",
  };
  const there = { json: { currency: "BDT" } };
  const mixed = {
    json: {
      rows: [
        { currency: "VND", isMain: false },
        { currency: "BDT", isMain: true },
      ],
    },
  };
  check([
    ["accepts equal values", claim, { here: rows("BDT", "BDT"), again: rows("BDT", "BDT"), there }, []],
    [
      "rejects another value",
      claim,
      { here: rows("BDT", "VND"), again: rows("BDT", "VND"), there },
      ['here · error consistency response 200 /rows/1/currency: must be "BDT", as listItems says, but is "VND"'],
    ],
    ["skips a value that changes by itself", claim, { here: rows("VND"), again: rows("BDT"), there }, []],
    [
      "skips a second operation without a value",
      claim,
      { here: rows("VND"), again: rows("VND"), there: { json: {} } },
      [],
    ],
    [
      "skips a value in a row whose other members differ from those that the claim names",
      { ...claim, where: { isMain: true } },
      { here: mixed, again: mixed, there },
      [],
    ],
    [
      "names the first difference inside an object, and ignores clock values",
      { ...claim, pointer: "/value", at: "/value", moving: ["now"] },
      {
        here: alone({ now: 1, a: { b: [1, 2] } }),
        again: alone({ now: 1, a: { b: [1, 2] } }),
        there: alone({ now: 2, a: { b: [1, 3] } }),
      },
      ["here · error consistency response 200 /value/a/b/1: must be 3, as listItems says, but is 2"],
    ],
    [
      "skips a second operation that was refused",
      claim,
      { here: rows("VND"), again: rows("VND"), there: { ...there, status: 404 } },
      [],
    ],
  ]);
});

describe("a claim that a single row equals its list row", () => {
  const claim: Claim = { kind: "same-row", list: "list", again: "again", row: "/rows/0", alone: "alone", at: "/value" };
  check([
    [
      "accepts an equal row with additional members",
      claim,
      { list: list({ a: 1, b: 2 }), again: list({ a: 1, b: 2 }), alone: alone({ a: 1, c: 3 }) },
      [],
    ],
    [
      "rejects a different member",
      claim,
      { list: list({ a: 1 }), again: list({ a: 1 }), alone: alone({ a: 2 }) },
      ["alone · error consistency response 200 /value/a: must be 1, as listItems says, but is 2"],
    ],
    [
      "skips a row that changes by itself",
      claim,
      { list: list({ a: 1 }), again: list({ a: 2 }), alone: alone({ a: 2 }) },
      [],
    ],
  ]);
});

const rowsOf = (...all: object[]) => ({ json: { rows: all } });

const draw = (game: string, no: number) => ({ game, no, at: `2026-11-0${no}T00:00:00Z` });

describe("a claim that a list has all later rows of another list", () => {
  const claim: Claim = {
    kind: "same-rows",
    here: "here",
    again: "again",
    pointer: "/rows",
    other: "there",
    at: "/draws",
    keys: { own: ["/game", "/no"], other: ["/game", "/no"], allSince: "/at", isInOrder: false, isComplete: false },
    moving: [],
    specPointer: "/s",
  };
  const there = { json: { draws: [draw("a", 5), draw("a", 4), draw("a", 2)] } };
  const recent = rowsOf(draw("a", 5), draw("b", 5), draw("a", 4), draw("b", 3));
  const lacking = rowsOf(draw("a", 5), draw("b", 5), draw("b", 3));
  check([
    ["accepts a list without the rows before its last one", claim, { here: recent, there, again: recent }, []],
    ["accepts a row that came after the first reading", claim, { here: lacking, there, again: recent }, []],
    [
      "rejects a list without a later row",
      claim,
      { here: lacking, there, again: lacking },
      ['here · error consistency response 200 /rows: must also contain "a" 4, which listItems lists'],
    ],
  ]);
});

describe("a claim that rows with the same key say the same", () => {
  const claim: Extract<Claim, { kind: "same-rows" }> = {
    kind: "same-rows",
    here: "here",
    again: "again",
    pointer: "/rows",
    other: "there",
    at: "/games",
    keys: { own: ["/code"], other: ["/id"], allSince: undefined, isInOrder: false, isComplete: false },
    moving: ["left"],
    specPointer: "/s",
  };
  const there = {
    json: {
      games: [
        { id: "b", onSale: true, left: 5 },
        { id: "a", onSale: false },
      ],
    },
  };
  const right = rowsOf({ code: "a", onSale: false, more: 1 }, { code: "b", onSale: true, left: 4 }, { code: "c" });
  const wrong = rowsOf({ code: "a", onSale: true });
  check([
    [
      "accepts equal rows in any order, with more members and other countdowns",
      claim,
      { here: right, again: right, there },
      [],
    ],
    [
      "rejects a row that differs",
      claim,
      { here: wrong, again: wrong, there },
      ['here · error consistency response 200 /rows/0/onSale: must be false, as listItems says of "a", but is true'],
    ],
    [
      "skips a row that changes by itself",
      claim,
      { here: wrong, again: rowsOf({ code: "a", onSale: false }), there },
      [],
    ],
    ["skips a row that is missing from the repeated answer", claim, { here: wrong, again: rowsOf(), there }, []],
    ["skips a list that was refused", claim, { here: wrong, again: wrong, there: { ...there, status: 404 } }, []],
  ]);

  const whole: Claim = { ...claim, keys: { ...claim.keys, isComplete: true } };
  const short = rowsOf({ code: "a" });
  check([
    [
      "accepts a row without a member where the spec does not name them",
      claim,
      { here: short, again: short, there },
      [],
    ],
    [
      "rejects a row that lacks a member of the other row",
      whole,
      { here: short, again: short, there: { json: { games: [{ code: "a", id: "a", onSale: false }] } } },
      ['here · error consistency response 200 /rows/0/id: must be "a", as listItems says of "a", but is missing'],
    ],
    [
      "accepts a row with more members than the other row",
      whole,
      { here: right, again: right, there: { json: { games: [{ code: "a", onSale: false }] } } },
      [],
    ],
  ]);

  const ordered: Claim = { ...claim, keys: { ...claim.keys, isInOrder: true } };
  const [forth, back] = [rowsOf({ code: "b" }, { code: "x" }, { code: "a" }), rowsOf({ code: "a" }, { code: "b" })];
  check([
    [
      "accepts the order of the other list, whatever rows are missing",
      ordered,
      { here: forth, again: forth, there },
      [],
    ],
    ["accepts another order where the spec names none", claim, { here: back, again: back, there }, []],
    [
      "rejects another order",
      ordered,
      { here: back, again: back, there },
      [
        "here · error consistency response 200 /rows/0: must be at another place: listItems lists the same rows in another order",
      ],
    ],
    ["skips an order that changes by itself", ordered, { here: back, again: forth, there }, []],
  ]);
});

const worthOf = (worth: string) => ({ json: { worth, points: 100 } });

describe("a claim that a value is computed from another operation", () => {
  const claim: Claim = {
    kind: "computed",
    here: "here",
    again: "again",
    pointer: "/worth",
    formula: {
      plus: termOf("1/points"),
      minus: [],
      dividedBy: termOf({ operationId: "there", pointer: "/ratio" })[0],
      atLeast: undefined,
      within: 0,
      at: "",
      where: {},
      without: [],
    },
    specPointer: "/s",
  };
  const there = { json: { ratio: 3 } };
  check([
    ["accepts the quotient, rounded down", claim, { here: worthOf("33.33"), again: worthOf("33.33"), there }, []],
    ["accepts the quotient, rounded up", claim, { here: worthOf("33.34"), again: worthOf("33.34"), there }, []],
    [
      "rejects another value",
      claim,
      { here: worthOf("300.00"), again: worthOf("300.00"), there },
      [
        "here · error consistency response 200 /worth: must be 33.333333333333, as computed from other values, but is 300.00",
      ],
    ],
    ["skips a value that changes by itself", claim, { here: worthOf("300.00"), again: worthOf("33.33"), there }, []],
    [
      "skips an operation without the value",
      claim,
      { here: worthOf("1.00"), again: worthOf("1.00"), there: { json: {} } },
      [],
    ],
    [
      "skips a division by zero",
      claim,
      { here: worthOf("1.00"), again: worthOf("1.00"), there: { json: { ratio: 0 } } },
      [],
    ],
  ]);
});
