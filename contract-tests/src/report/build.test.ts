import { expect, test } from "vitest";
import { reportWith } from "../../test/support/report-fixture.ts";

test("a report has the request and the answer of its first 400 cases with findings, and of no more", () => {
  const failed = reportWith({ findings: 600, rounds: 2 }).cases.filter(({ findings }) => findings.length > 0);
  expect(failed.length).toBeGreaterThan(400);
  const isInFull = failed.map(({ curl, response }) => curl !== null && response.body !== undefined);
  expect(isInFull.slice(0, 400)).not.toContain(false);
  expect(isInFull.slice(400)).not.toContain(true);
});
