import { describe } from "vitest";
import { check, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const list = (...ids: number[]): Said => ({ json: { rows: ids.map((id) => ({ id })), total: ids.length } });
const ofTotal = (total: number): Said => ({ json: { rows: [{ id: 1 }], total } });
const claim = (more: object = {}): Claim => ({
  kind: "members",
  whole: "all",
  last: "again",
  parts: ["a", "b"],
  both: "a,b",
  swapped: "b,a",
  places: { rows: "/rows", key: "/id", total: "/total" },
  match: "any",
  isExclusive: false,
  specPointer: "/s",
  ...more,
});
const ALL = claim({ match: "all" });
const UNKNOWN = claim({ match: "some" });
const steps = (a: Said, b: Said, both: Said, swapped = both) => {
  const whole = list(1, 2, 3, 4);
  return { all: whole, a, b, "a,b": both, "b,a": swapped, again: whole };
};
const [one, other] = [list(1, 2), list(2, 3)];

describe("a list for two values of a parameter", () => {
  check([
    ["has the rows with either", claim(), steps(one, other, list(1, 2, 3)), []],
    ["has the rows with both, where the spec says so", ALL, steps(one, other, list(2)), []],
    ["may be either, where the spec does not say which", UNKNOWN, steps(one, other, list(2)), []],
    ["is not judged when the list has changed", claim(), { ...steps(one, other, list(3)), again: list(1) }, []],
    ["is not judged when a value was refused", claim(), steps({ ...one, status: 400 }, other, list(3)), []],
    ["may overlap where rows have several values", claim(), steps(ofTotal(9), ofTotal(8), ofTotal(12)), []],
    [
      "must not drop the rows with one value",
      claim(),
      steps(list(1, 2), list(3), list(1, 3)),
      ['a,b · error filter response 200 /total: must also contain 2, which is in "a" or "b"'],
    ],
    [
      "must not add rows that have only one of the values",
      ALL,
      steps(one, other, list(2, 3)),
      ['a,b · error filter response 200 /total: must not contain 3, which is not in "a" and in "b"'],
    ],
    [
      "must not be a third thing",
      UNKNOWN,
      steps(one, other, list(1)),
      ['a,b · error filter response 200 /total: must be all rows of "a" and "b", or those that are in both'],
    ],
    [
      "must not be the list for the last value, also when it is too long for a page",
      claim(),
      steps(ofTotal(90), ofTotal(50), ofTotal(50)),
      ['a,b · error filter response 200 /total: must be at least 90: 90 in "a", 50 in "b", but is 50'],
    ],
    [
      "must add up where each row has one value",
      claim({ isExclusive: true }),
      steps(ofTotal(9), ofTotal(8), ofTotal(12)),
      ['a,b · error filter response 200 /total: must be 17: 9 in "a", 8 in "b", but is 12'],
    ],
    [
      "must not depend on the order of the values",
      claim(),
      steps(ofTotal(5), ofTotal(9), ofTotal(9), ofTotal(5)),
      [
        'b,a · error filter response 200 /total: must be the same rows as in "a,b": the order of the values does not matter',
      ],
    ],
  ]);
});
