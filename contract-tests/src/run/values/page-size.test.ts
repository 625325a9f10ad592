import { describe, expect, it } from "vitest";
import type { PageSize } from "../../plan/case.ts";
import { pageSize } from "./series-memory.ts";

const rows = (...prices: number[]) => prices.map((price, id) => ({ id, price }));
const source = (take: PageSize["take"], more: Partial<PageSize> = {}): PageSize => ({
  step: "whole",
  isNeeded: true,
  rows: "/rows",
  total: "/total",
  most: 5,
  take,
  ...more,
});
const byPrice = { field: "/price" };

describe("the size of a page", () => {
  it.for<[string, object, PageSize, number | undefined]>([
    ["all rows", { rows: rows(1, 2, 3), total: 3 }, source("all"), 3],
    ["all rows but one", { rows: rows(1, 2, 3), total: 3 }, source("all but one"), 2],
    ["all rows by the total of a header", rows(1, 2, 3), source("all", { rows: "", total: "header/x-total-count" }), 3],
    ["nothing when the total says that there are more", { rows: rows(1, 2, 3), total: 4 }, source("all"), undefined],
    ["nothing when there is a next page", { rows: rows(1), next: "x" }, source("all", { next: "/next" }), undefined],
    ["nothing when the page is full and says no total", { rows: rows(1, 2, 3, 4, 5) }, source("all"), undefined],
    ["nothing for one row but one", { rows: rows(1), total: 1 }, source("all but one"), undefined],
    ["the rows before the second of two equal ones", { rows: rows(1, 2, 2, 3) }, source("tie", byPrice), 2],
    ["half of the rows when none are equal", { rows: rows(1, 2, 3, 4) }, source("tie", byPrice), 2],
    ["nothing for an empty list", { rows: [] }, source("all"), undefined],
  ])("is %s", ([, json, wanted, expected]) => {
    expect(pageSize({ json, headers: new Map([["x-total-count", "3"]]) }, wanted)).toBe(expected);
  });
});
