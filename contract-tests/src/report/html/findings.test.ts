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

/** Findings with a cause each, because they break different parts of the spec. */
const unrelated = (count: number, changes: Partial<FindingReport> = {}): Report => {
  const report = withFindings(count, changes);
  const findings = report.findings.map((finding, index) => ({
    ...finding,
    check: "schema" as const,
    spec: { ...finding.spec, pointer: `/components/schemas/S${index}` },
  }));
  return { ...report, findings };
};

const tagsOf = ({ text }: Markup): string[] =>
  [...text.matchAll(/<details\s+class="(?:cause|finding)[^>]*>/g)].map(([tag]) => tag);

const openOf = (report: Report): boolean[] => tagsOf(partOf(report)).map((tag) => /\bopen\b/.test(tag));

describe("the findings in the HTML report", () => {
  it("are grouped by cause: its title, explanation and message once, then each place with its address and request", () => {
    const shared = { check: "schema", message: "must be string", statuses: [200] } as const;
    const words = wordsOf(partOf(withFindings(6, { ...shared, count: 5 })));
    expect(words).toContain("6 findings with 1 cause, the most serious first.");
    expect(words).toContain("✗ Breaks the schema at 6 places must be string 30 cases");
    expect(words.match(/The body of an answer is valid by its schema/g)).toHaveLength(1);
    expect(words.match(/must be string/g)).toHaveLength(1);
    expect(words.match(/operation\d/g)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `operation${index}`));
    expect(words.match(/Send it again/g)).toHaveLength(6);
    expect(tagsOf(partOf(withFindings(6, shared)))).toHaveLength(7);
  });

  it("of one cause show, for each place, its message if it differs, and whether it is known or new", () => {
    const report = withFindings(3, { check: "schema", message: "must be string", statuses: [200] });
    const findings = report.findings.map((finding, index) => ({
      ...finding,
      spec: { ...finding.spec, pointer: "/components/schemas/Money" },
      isKnown: index === 1,
      count: 9 - index,
      ...(index === 2 && { message: "must be a text" }),
    }));
    const comparison = comparisonOf({ fresh: [{ key: "key 2", headline: "", severity: "error" }] });
    const { text } = partOf({ ...report, findings, comparison });
    const places = text.split('class="finding place').slice(1);
    expect(places.map((place) => /chip[^>]*>(Known|New)/.exec(place)?.[1])).toEqual([undefined, "Known", "New"]);
    expect(places.map((place) => place.includes(": must be a text"))).toEqual([false, false, true]);
  });

  it("are shown in full up to a thousand, and further findings are only counted", () => {
    expect(wordsOf(partOf(unrelated(1000)))).not.toContain("more finding");
    const part = partOf(unrelated(1001));
    expect(wordsOf(part)).toContain("1 more finding without their requests");
    expect(part.text).not.toContain('id="f-000000001000"');
    expect(part.text).toContain('id="f-000000000999"');
    const places = partOf(withFindings(1001));
    expect(wordsOf(places)).toContain("1 more finding without their requests");
    expect(tagsOf(places)).toHaveLength(1 + 1000);
  });

  it("are folded, except the first one", () => {
    expect(openOf(unrelated(3))).toEqual([true, false, false]);
    expect(openOf(withFindings(3))).toEqual([true, false, false, false]);
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

  it("are counted without those in the baseline", () => {
    expect(heading(5, 0)).toBe("5 breaches");
    expect(heading(5, 4)).toBe("1 breach");
    expect(heading(1, 2)).toBe("0 breaches");
    expect(wordsOf(findingsPart(PASSED_REPORT, filtersFor(PASSED_REPORT)))).toBe(
      "Findings No promise of the contract was broken. The table below shows what was tried and what was not.",
    );
  });

  it("show their severity and whether they are new", () => {
    const { text } = partOf(withFindings(1, { severity: "warning" }));
    expect(text).toContain('aria-label="Worth a look">!<');
    expect(text).toMatch(/class="cause finding is-warning [^"]*"/);
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
