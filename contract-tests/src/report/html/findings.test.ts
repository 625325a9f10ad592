import { describe, expect, it } from "vitest";
import {
  FAILED_REPORT,
  FINDING,
  PASSED_REPORT,
  answered,
  comparisonOf,
  withFindings,
  wordsOf,
} from "../../../test/support/reports/report-parts.ts";
import type { FindingReport, Report } from "../model.ts";
import { filtersFor } from "./filters.ts";
import { findingsPart } from "./findings.ts";
import type { Markup } from "./markup.ts";

const partOf = (report: Report): Markup => findingsPart(report, filtersFor(report));

const told = (finding: FindingReport) => wordsOf(partOf({ ...FAILED_REPORT, findings: [finding] }));

const heading = (errors: number, known: number) =>
  /Findings (\S+ \S+)/.exec(
    wordsOf(partOf({ ...FAILED_REPORT, totals: { ...FAILED_REPORT.totals, errors, known } })),
  )?.[1];

describe("the findings in the HTML report", () => {
  it("are at most a thousand", () => {
    expect(wordsOf(partOf(withFindings(1000)))).not.toContain("more finding");
    const part = partOf(withFindings(1001));
    expect(wordsOf(part)).toContain("1 more finding without their requests");
    expect(part.text).not.toContain('id="f-000000001000"');
    expect(part.text).toContain('id="f-000000000999"');
  });

  it("are folded, except the first one", () => {
    const { text } = partOf(withFindings(3));
    expect([...text.matchAll(/<details\s+class="finding[^>]*>/g)].map(([tag]) => /\bopen\b/.test(tag))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("name at most twenty cases each", () => {
    const caseIds = Array.from({ length: 30 }, (_, index) => `case ${index + 1} of many`);
    const shown = (count: number) =>
      wordsOf(partOf(withFindings(1, { caseIds: caseIds.slice(0, count), count, example: null })));
    expect(shown(20)).toContain("Shown by 20 cases case 1 of many");
    expect(shown(20)).not.toContain("in report.json");
    expect(shown(21)).toContain("case 20 of many and 1 more, in report.json");
    expect(shown(21)).not.toContain("case 21");
    expect(shown(1)).toMatch(/^.*No request was sent\..*Shown by 1 case case 1 of many$/);
  });

  it("are counted without those that the baseline knows", () => {
    expect(heading(5, 0)).toBe("5 breaches");
    expect(heading(5, 4)).toBe("1 breach");
    expect(heading(1, 2)).toBe("0 breaches");
    expect(wordsOf(findingsPart(PASSED_REPORT, filtersFor(PASSED_REPORT)))).toBe(
      "Findings No promise of the contract was broken. The table below says what was tried, and what was not.",
    );
  });

  it("show their severity and whether they are new", () => {
    const { text } = partOf(withFindings(1, { severity: "warning" }));
    expect(text).toContain('aria-label="Worth a look">!<');
    expect(text).toMatch(/class="finding is-warning [^"]*"/);
    const error = partOf(withFindings(1, { isKnown: true })).text;
    expect(error).toContain('aria-label="Breach">✗<');
    expect(error).toContain('<span class="chip">Known</span>');
    expect(error).not.toContain("chip-fresh");
    const mention = { key: "key 0", headline: "", severity: "error" } as const;
    const comparison = comparisonOf({ fresh: [mention] });
    expect(partOf({ ...withFindings(1), comparison }).text).toContain('<span class="chip chip-fresh">New</span>');
    expect(partOf(withFindings(1)).text).not.toContain("Known");
  });

  it("show an empty answer, a shortened answer and a missing answer", () => {
    expect(told(answered(""))).toContain("200 The body is empty.");
    expect(told(answered("abc"))).toMatch(/Answer 200 200 abc (?!…)/);
    expect(told(answered("abc", 1))).toContain("abc … 1 more character");
    expect(told({ ...answered('{"value":1}'), where: "response 200 /value" })).toContain(
      "Answer 200 The marked line is the one that breaks the promise.",
    );
    const { example } = FINDING;
    const failed = example && { ...example, response: { failure: "no answer came" } };
    expect(told({ ...FINDING, example: failed })).toContain("No answer no answer came");
  });

  it("mark the header that breaks the contract", () => {
    const { example } = FINDING;
    const headers = { "content-type": "a/b", "x-own": "1" };
    const changed = example && { ...example, response: { status: 200, headers, body: "", cut: 0 } };
    const { text } = partOf({
      ...FAILED_REPORT,
      findings: [{ ...FINDING, example: changed, where: "response 200 header content-type" }],
    });
    expect([...text.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, it]) => it)).toContain(
      '<span class="key">content-type</span>: a/b',
    );
  });
});
