import { describe } from "vitest";
import { check } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

const rows = (...all: string[]) => ({ json: { rows: all.map((currency) => ({ currency })) } });

const list = (row: object) => ({ json: { rows: [row] } });

const alone = (value: object) => ({ json: { value } });

describe("a claim that two operations say the same", () => {
  const claim: Claim = {
    kind: "same-value",
    here: "here",
    again: "again",
    pointer: "/rows/*/currency",
    other: "there",
    at: "/currency",
    specPointer: "/s",
  };
  const there = { json: { currency: "BDT" } };
  check([
    ["accepts the same", claim, { here: rows("BDT", "BDT"), again: rows("BDT", "BDT"), there }, []],
    [
      "rejects another",
      claim,
      { here: rows("BDT", "VND"), again: rows("BDT", "VND"), there },
      ['here · error consistency response 200 /rows/1/currency: must be "BDT", as listItems says, is "VND"'],
    ],
    ["says nothing of what moves", claim, { here: rows("VND"), again: rows("BDT"), there }, []],
    [
      "says nothing where the other says nothing",
      claim,
      { here: rows("VND"), again: rows("VND"), there: { json: {} } },
      [],
    ],
    [
      "says nothing where the other was refused",
      claim,
      { here: rows("VND"), again: rows("VND"), there: { ...there, status: 404 } },
      [],
    ],
  ]);
});

describe("a claim that a row is the same alone", () => {
  const claim: Claim = { kind: "same-row", list: "list", again: "again", row: "/rows/0", alone: "alone", at: "/value" };
  check([
    [
      "accepts it, with more beside",
      claim,
      { list: list({ a: 1, b: 2 }), again: list({ a: 1, b: 2 }), alone: alone({ a: 1, c: 3 }) },
      [],
    ],
    [
      "rejects another member",
      claim,
      { list: list({ a: 1 }), again: list({ a: 1 }), alone: alone({ a: 2 }) },
      ["alone · error consistency response 200 /value/a: must be 1, as listItems says, is 2"],
    ],
    [
      "says nothing of a row that moves",
      claim,
      { list: list({ a: 1 }), again: list({ a: 2 }), alone: alone({ a: 2 }) },
      [],
    ],
  ]);
});
