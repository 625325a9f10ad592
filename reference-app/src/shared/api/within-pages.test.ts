import { expect, test } from "vitest";
import { withinPages } from "./within-pages.ts";

test.each([
  ["a page that there is", 2, 3, [2]],
  ["the last one", 3, 3, [3]],
  ["one beyond the end gives the last", 9999, 3, [9999, 3]],
  ["none is named", undefined, 3, [undefined]],
  ["an empty list has no other page", 7, 0, [7]],
])("R089 R500 %s", async (_title, page, totalPages, expected) => {
  const asked: (number | undefined)[] = [];
  const answer = await withinPages({ ...(page !== undefined && { page }) }, (query: { page?: number }) => {
    asked.push(query.page);
    return Promise.resolve({ totalPages, page: query.page });
  });
  expect(asked).toEqual(expected);
  expect(answer.page).toBe(expected.at(-1));
});
