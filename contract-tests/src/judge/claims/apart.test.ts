import { describe } from "vitest";
import type { Claim } from "../../plan/claim.ts";
import { check, list } from "../../../test/support/claims.ts";

describe("two members", () => {
  const rows: Claim = { kind: "apart", first: "a", again: "b", rows: "/value", key: "/id" };
  const one: Claim = { kind: "apart", first: "a", again: "b", rows: undefined, key: "/value" };
  const once: Claim = {
    kind: "grew-once",
    before: "a",
    after: "b",
    by: "change",
    again: "again",
    count: "/value",
    specPointer: "/s",
  };
  check([
    ["have things of their own", rows, { a: list({ id: 1 }), b: list({ id: 2 }) }, []],
    [
      "have the same thing",
      rows,
      { a: list({ id: 1 }), b: list({ id: 2 }, { id: 1 }) },
      ['b · error isolation response 200 /value/1/id: holds 1, which belongs to the account of the step "a"'],
    ],
    [
      "are the same",
      one,
      { a: { json: { value: "100001" } }, b: { json: { value: "100001" } } },
      ['b · error isolation response 200 /value: holds "100001", which belongs to the account of the step "a"'],
    ],
    ["one thing for one key", once, { a: list(1), change: { json: {} }, b: list(1, 2) }, []],
    [
      "two things for one key",
      once,
      { a: { json: { value: 3 } }, change: { json: {} }, b: { json: { value: 5 } } },
      ["b · error replay response 200 /value: grew by 2: listItems was sent twice with one key, which must work once"],
    ],
  ]);
});
