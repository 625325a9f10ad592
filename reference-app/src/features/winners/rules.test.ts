import { expect, test, vi } from "vitest";
import { winMoment } from "./rules.ts";

vi.mock("../../shared/api/queries/system-queries.ts", () => ({ merchantCode: () => "ccgjoyf4" }));

const NOW_MS = Date.parse("2026-11-22T18:30:00Z");

test.each([
  ["2026-11-22T18:08:00Z", /^00:08/],
  ["2026-11-22T17:59:00Z", /22/],
])("R083 the winners page shows a win at %s in the merchant's time zone as %s", (time, told) => {
  expect(winMoment(Date.parse(time), NOW_MS)).toMatch(told);
});
