import { describe } from "vitest";
import type { Claim } from "../../plan/claim.ts";
import { check, list, type Said } from "../../../test/support/claims.ts";

const balance = (value: string): Said => ({ json: { value } });

describe("effects", () => {
  const listed = { rows: "/value", key: "", by: "change", list: "list", same: {}, specPointer: "/s" } as const;
  const added: Claim = { kind: "listed", value: "$request.body#/id", ...listed };
  const made: Claim = { kind: "listed", value: "$response.body#/id", ...listed };
  const removed: Claim = { kind: "not-listed", value: "$request.body#/id", ...listed };
  const stored: Claim = {
    kind: "stored",
    read: "read",
    row: undefined,
    pointer: "/value",
    by: "change",
    value: "$request.body#/id",
    specPointer: "/s",
  };
  const change: Said = { sent: { id: 7 }, json: { id: "x" } };
  const refused: Said = { ...change, status: 409 };
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
  check([
    ["what was added is there", added, { change, list: list(7, 8) }, []],
    ["what was made is there", made, { change, list: list("x") }, []],
    ["numbers in texts are the same", added, { change, list: list("7") }, []],
    [
      "what was added is lost",
      added,
      { change, list: list(8) },
      ["list · error effect response 200 /value: does not hold 7, which listItems has made"],
    ],
    ["what was refused need not be there", added, { change: refused, list: list() }, []],
    ["what was removed is gone", removed, { change, list: list(8) }, []],
    [
      "what was removed is still there",
      removed,
      { change, list: list(7) },
      ["list · error effect response 200 /value: still holds 7, which listItems has removed"],
    ],
    [
      "a row that says what was sent",
      { ...made, key: "/id", same: { rate: "$request.body#/id" } },
      { change, list: list({ id: "x", rate: "7.00" }, { id: "y", rate: 1 }) },
      [],
    ],
    [
      "a row that says something else",
      { ...made, key: "/id", same: { rate: "$request.body#/id" } },
      { change, list: list({ id: "y", rate: 7 }, { id: "x", rate: "0.1" }) },
      ['list · error effect response 200 /value/1/rate: must be 7, as listItems was sent, is "0.1"'],
    ],
    [
      "what was set is not so in its row",
      { ...stored, row: { rows: "/value", key: "/id", is: "$request.body#/id" }, pointer: "/read", value: true },
      { change, read: list({ id: 8, read: true }, { id: 7, read: false }) },
      ["read · error effect response 200 /value/1/read: must be true, as listItems was sent, is false"],
    ],
    ["what was set is read", stored, { change, read: { json: { value: 7 } } }, []],
    [
      "what was set is not read",
      stored,
      { change, read: { json: { value: 8 } } },
      ["read · error effect response 200 /value: must be 7, as listItems was sent, is 8"],
    ],
    [
      "money is conserved, exactly",
      conserved,
      { one: balance("10.10"), two: balance("10.10"), change, after: balance("3.10") },
      [],
    ],
    [
      "money is lost",
      conserved,
      { one: balance("10.10"), two: balance("10.10"), change, after: balance("3.00") },
      ["after · error money response 200 /value: must be 3.1: 10.1 before, and listItems moved 7; is 3"],
    ],
    [
      "an account that moves by itself",
      conserved,
      { one: balance("10.10"), two: balance("10.20"), change, after: balance("1") },
      [],
    ],
  ]);
});
