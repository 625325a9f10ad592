import { expect, test } from "vitest";
import { requestPageOrLast } from "./page-or-last.ts";

test.each([
  ["returns an existing page", 2, 3, [2]],
  ["returns the last page", 3, 3, [3]],
  ["returns the last page for a page beyond the end", 9999, 3, [9999, 3]],
  ["passes no page when none is given", undefined, 3, [undefined]],
  ["requests no other page of an empty list", 7, 0, [7]],
])("R089 R500 requestPageOrLast %s", async (_title, page, totalPages, expected) => {
  const asked: (number | undefined)[] = [];
  const answer = await requestPageOrLast({ ...(page !== undefined && { page }) }, (query: { page?: number }) => {
    asked.push(query.page);
    return Promise.resolve({ totalPages, page: query.page });
  });
  expect(asked).toEqual(expected);
  expect(answer.page).toBe(expected.at(-1));
});
