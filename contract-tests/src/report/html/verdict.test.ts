import { describe, expect, it } from "vitest";
import {
  FAILED_REPORT,
  PASSED_REPORT,
  comparisonOf,
  notesOf,
  wordsOf,
} from "../../../test/support/reports/report-parts.ts";
import { comparisonPart, verdictPart } from "./verdict.ts";

const mentions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: "",
    headline: `headline ${index + 1}`,
    severity: "error" as const,
  }));

describe("the comparison with the last run", () => {
  it("shows at most twenty headlines", () => {
    expect(wordsOf(comparisonPart(comparisonOf({ mended: mentions(1) })))).toBe(
      "Since the last run Compared with the run of 20 Nov 2026, 09:30 UTC 1 Fixed headline 1",
    );
    expect(wordsOf(comparisonPart(comparisonOf({ still: mentions(20) })))).toMatch(/20 Still there .* headline 20$/);
    expect(wordsOf(comparisonPart(comparisonOf({ fresh: mentions(21) })))).toMatch(/21 New .* headline 20 and 1 more$/);
  });

  it("names the server of the last run when it was another", () => {
    const comparison = comparisonOf({});
    const other = { ...comparison, previous: { ...comparison.previous, isSameUrl: false } };
    expect(wordsOf(comparisonPart(other))).toMatch(/UTC, which was of another server: http:\/\/other\.example$/);
  });
});

const operationsBar = (seen: number, of: number) => {
  const { coverage } = PASSED_REPORT;
  const report = {
    ...PASSED_REPORT,
    coverage: { ...coverage, totals: { ...coverage.totals, operations: { seen, of } } },
  };
  const [, width] = /Operations<\/dt>[^]*?<rect width="([^"]*)"/.exec(verdictPart(report).text) ?? [];
  return width;
};

const withNotes = (count: number): string => wordsOf(verdictPart({ ...PASSED_REPORT, notes: notesOf(count) }));

describe("the verdict", () => {
  it("is green or red, and says whether the run was stopped", () => {
    expect(verdictPart(PASSED_REPORT).text).toContain('class="verdict is-good"');
    expect(verdictPart(FAILED_REPORT).text).toContain('class="verdict is-bad"');
    expect(wordsOf(verdictPart({ ...PASSED_REPORT, isInterrupted: true }))).toContain("The run was stopped early");
    expect(wordsOf(verdictPart(PASSED_REPORT))).not.toContain("The run was stopped");
  });

  it("says why the run proves nothing", () => {
    expect(wordsOf(verdictPart({ ...FAILED_REPORT, unproved: "Check --url." }))).toContain("Check --url.");
  });

  it("shows at most twenty notes", () => {
    expect(withNotes(0)).not.toContain("on this run");
    expect(withNotes(1)).toContain("1 note on this run note 1");
    expect(withNotes(20)).toContain("note 20 In figures");
    expect(withNotes(21)).toContain("21 notes on this run note 1");
    expect(withNotes(21)).toContain("note 20 and 1 more In figures");
  });

  it("draws each bar in proportion to its share", () => {
    expect([operationsBar(0, 0), operationsBar(1, 3), operationsBar(3, 3)]).toEqual(["0%", "33.3%", "100%"]);
  });

  it("colours tiles with failures, and shows journeys only when the plan has some", () => {
    expect(verdictPart(FAILED_REPORT).text).toContain("tile is-bad");
    expect(verdictPart(PASSED_REPORT).text).toContain("tile is-good");
    const { coverage } = PASSED_REPORT;
    const journeys = (of: number) =>
      wordsOf(
        verdictPart({
          ...PASSED_REPORT,
          coverage: { ...coverage, totals: { ...coverage.totals, journeys: { seen: 0, of } } },
        }),
      );
    expect(journeys(0)).not.toContain("Journeys");
    expect(journeys(1)).toContain("Journeys 0 of 1");
  });
});
