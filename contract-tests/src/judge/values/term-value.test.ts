import { expect, it } from "vitest";
import { termOf } from "../../plan/read/terms.ts";
import { decimalOf } from "./numbers.ts";
import { numberAt } from "./compute.ts";

const MAY = { from: "2026-05-01T00:00:00Z", before: "2026-06-01T00:00:00Z" };
const TERM = { pointer: "/rows/*", take: "count", total: "/total", where: { at: MAY } };
const at = (...months: string[]) => months.map((month) => ({ at: `2026-${month}-10T00:00:00Z` }));

it.for<[words: string, json: object, expected: number | undefined]>([
  ["a whole list", { total: 3, rows: at("06", "05", "05") }, 2],
  ["a page that goes back behind the range", { total: 9, rows: at("06", "05", "04") }, 1],
  ["a page that may leave out rows of the range", { total: 9, rows: at("06", "05", "05") }, undefined],
  ["a page with the earliest row first", { total: 9, rows: at("04", "04", "05") }, undefined],
])("the rows with a time in a range are counted in %s", ([, json, expected]) => {
  const [term] = termOf(TERM);
  const found = typeof term === "object" && "pointer" in term ? numberAt(json, term) : 0n;
  expect(found).toBe(decimalOf(expected));
});
