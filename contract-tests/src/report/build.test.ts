import { expect, test } from "vitest";
import { reportWith } from "../../test/support/reports/long-report.ts";

test("a report includes the request and the answer of only the first 400 cases with findings", () => {
  const failed = reportWith({ findings: 600, rounds: 2 }).cases.filter(({ findings }) => findings.length > 0);
  expect(failed.length).toBeGreaterThan(400);
  const isInFull = failed.map(({ curl, response }) => curl !== null && response.body !== undefined);
  expect(isInFull.slice(0, 400)).not.toContain(false);
  expect(isInFull.slice(400)).not.toContain(true);
});
