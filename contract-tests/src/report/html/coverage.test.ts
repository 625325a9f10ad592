import { describe, expect, it } from "vitest";
import { PASSED_REPORT, findingsOf, firstOf, wordsOf } from "../../../test/support/reports/report-parts.ts";
import type { FindingReport, Report } from "../model.ts";
import { coveragePart, lampsPart } from "./coverage.ts";

describe("the coverage table", () => {
  const met = firstOf(PASSED_REPORT.coverage.operations);
  const withOperation = (changes: Partial<typeof met>, report = PASSED_REPORT): Report => ({
    ...report,
    coverage: { ...report.coverage, operations: [{ ...met, reason: null, ...changes }] },
  });
  const told = (changes: Partial<typeof met>) => wordsOf(coveragePart(withOperation(changes)));
  const status = { status: "200", description: "", seen: 0, reason: null };
  const parameter = { name: "q", place: "query", isRequired: false, valid: 1, broken: 2, reason: null };

  it("marks each status as seen or unseen", () => {
    expect(coveragePart(withOperation({ statuses: [{ ...status, seen: 1 }] })).text).toContain('"status is-seen"');
    expect(coveragePart(withOperation({ statuses: [status] })).text).toContain('"status is-unseen"');
  });

  it("groups missing parts by their reason", () => {
    const unmet = {
      statuses: [
        { ...status, reason: "so" },
        { ...status, status: "404" },
      ],
      parameters: [
        { ...parameter, reason: "so" },
        { ...parameter, name: "r", reason: "other" },
      ],
    };
    const text = told(unmet);
    expect(text).toContain("200, query q so");
    expect(text).toContain("query r other");
    expect(text).not.toContain("404,");
    expect(told({ ...unmet, reason: "not tried at all" })).toContain("not tried at all");
    expect(coveragePart(withOperation({ statuses: [], parameters: [] })).text).not.toContain("unmet");
  });

  it("folds three or more journeys", () => {
    expect(coveragePart(withOperation({ journeys: ["a", "b"], statuses: [], parameters: [] })).text).not.toContain(
      "<details",
    );
    expect(coveragePart(withOperation({ journeys: ["a", "b", "c"], statuses: [], parameters: [] })).text).toContain(
      "<details",
    );
  });

  it.for<[string, Partial<FindingReport> | undefined, string | null]>([
    ["passed", undefined, null],
    ["untried", undefined, "not tried"],
    ["warned", { severity: "warning" }, null],
    ["warned", { isKnown: true }, null],
    ["failed", {}, null],
    ["failed", {}, "not tried"],
  ])("has a status lamp with the state %s", ([lamp, finding, reason]) => {
    const findings = finding ? findingsOf(1, { operationId: met.operationId, ...finding }) : findingsOf(1);
    const { text } = lampsPart(withOperation({ reason }, { ...PASSED_REPORT, findings }));
    expect(/class="lamp lamp-(\w+)"/.exec(text)?.[1]).toBe(lamp);
    expect(text.match(/<span class="lamp/g)).toHaveLength(1);
  });
});
