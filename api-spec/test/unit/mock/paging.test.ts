import { describe, expect, it } from "vitest";
import { pageOf, readPage, slicePage } from "../../../src/mock/handlers/paging.ts";
import { readPeriod } from "../../../src/mock/handlers/period.ts";

describe("a page of a list", () => {
  it.each([
    [{}, undefined, { page: 1, pageSize: 20, offset: 0 }],
    [{ page: "2" }, undefined, { page: 2, pageSize: 20, offset: 20 }],
    [{ page: "3", pageSize: "7" }, undefined, { page: 3, pageSize: 7, offset: 14 }],
    [{ page: "2" }, 5, { page: 2, pageSize: 5, offset: 5 }],
    [{ pageSize: "7" }, 5, { page: 1, pageSize: 7, offset: 0 }],
  ])("is read from %j with the default size %s as %o", (query: Record<string, string>, defaultSize, wish) => {
    const { page, pageSize: limit, offset } = wish;
    expect(readPage({ query }, defaultSize)).toEqual({ page, rows: { offset, limit } });
  });

  it.each([
    [0, 0],
    [1, 1],
    [19, 1],
    [20, 1],
    [21, 2],
    [40, 2],
    [41, 3],
  ])("counts %i entries as %i pages of twenty", (total, totalPages) => {
    const page = pageOf(["a"], total, { page: 2, rows: { offset: 20, limit: 20 } });
    expect(page).toEqual({ content: ["a"], page: 2, pageSize: 20, total, totalPages });
  });

  it.each([
    [1, [1, 2]],
    [2, [3, 4]],
    [3, [5]],
    [4, []],
  ])("number %i of a list of five entries, with two on each page, contains %j", (page, content) => {
    const wish = readPage({ query: { page: String(page), pageSize: "2" } });
    expect(slicePage([1, 2, 3, 4, 5], wish)).toEqual({ content, page, pageSize: 2, total: 5, totalPages: 3 });
  });
});

describe("a requested period", () => {
  it.each([
    [{}, undefined, undefined],
    [{ from: "1970-01-01T00:00:01Z" }, 1000, undefined],
    [{ to: "1970-01-01T06:00:01+06:00" }, undefined, 1000],
    [{ from: "1970-01-01T00:00:01Z", to: "1970-01-01T00:00:01Z" }, 1000, 1000],
    [{ from: "1970-01-01T00:00:01Z", to: "1970-01-01T00:00:01.001Z" }, 1000, 1001],
  ])("%j is from %s to %s", (query, from, to) => {
    expect(readPeriod({ query })).toEqual({ from, to });
  });

  it.each([
    [{ from: "1970-01-01T00:00:01.001Z", to: "1970-01-01T00:00:01Z" }, "must not be later than `to`"],
    [{ from: "2016-12-31T23:59:60Z" }, "is no moment of this calendar"],
    [{ to: "2016-12-31T23:59:60Z" }, "is no moment of this calendar"],
  ])("%j is refused", (query, message) => {
    const details = [{ path: "query/from", message }];
    expect(() => readPeriod({ query })).toThrow(
      expect.objectContaining({ status: 400, code: "INVALID_REQUEST", extra: { details } }),
    );
  });
});
