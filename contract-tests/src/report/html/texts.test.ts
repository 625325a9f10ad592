import { describe, expect, it } from "vitest";
import { PASSED_REPORT } from "../../../test/support/reports/report-parts.ts";
import type { Report } from "../model.ts";
import { counted, figure, moment, TEXTS } from "./texts.ts";

describe("the sentence of the verdict", () => {
  const { totals } = PASSED_REPORT;
  it.for<[string, Partial<Report>]>([
    ["Nothing was proved: no case passed.", { totals: { ...totals, passed: 0 } }],
    ["Nothing was proved: no request succeeded.", { honoursTheSpec: false, unproved: "Check --url." }],
    [
      "The server honours the contract, as far as 1 case can say.",
      { totals: { ...totals, cases: 1, passed: 1 }, honoursTheSpec: true },
    ],
    [
      "The server breaks nothing new: the baseline contains its 1 broken promise.",
      { totals: { ...totals, known: 1, errors: 1 }, honoursTheSpec: true },
    ],
    [
      "The server breaks 2 new promises of the contract, in addition to 1 in the baseline.",
      { totals: { ...totals, known: 1, errors: 3 }, honoursTheSpec: false },
    ],
    [
      `The server breaks 1 promise of the contract, in 0 of ${PASSED_REPORT.coverage.totals.operations.seen} operations.`,
      { totals: { ...totals, errors: 1 }, honoursTheSpec: false },
    ],
  ])("for this report is: %s", ([words, changes]) => {
    expect(TEXTS.verdict({ ...PASSED_REPORT, ...changes })).toBe(words);
  });
});

describe("numbers and dates", () => {
  it("are written in a readable form", () => {
    expect([figure(999), figure(1000), counted(1, "case"), counted(0, "case"), counted(2, "a", "b")]).toEqual([
      "999",
      "1,000",
      "1 case",
      "0 cases",
      "2 b",
    ]);
    expect([moment("2026-11-21T12:00:00.000Z"), moment("once")]).toEqual(["21 Nov 2026, 12:00 UTC", "once"]);
    expect([TEXTS.seconds(0), TEXTS.seconds(1250), TEXTS.seconds(59_940)]).toEqual(["0.0 s", "1.3 s", "59.9 s"]);
  });
});
