import { describe, expect, it } from "vitest";
import {
  FAILED_REPORT,
  FINDING,
  comparisonOf,
  findingsOf,
  withFindings,
} from "../../../test/support/reports/report-parts.ts";
import type { Report } from "../model.ts";
import { filtersFor } from "./filters.ts";

const tagged = (count: number) => ({
  ...FAILED_REPORT,
  findings: [{ ...FINDING, tags: Array.from({ length: count }, (_, index) => `tag ${index}`) }],
});

const formOf = (report: Report) => filtersFor(report).form?.text ?? "";

const legends = (report: Report) => [...formOf(report).matchAll(/<legend>(.*?)<\/legend>/g)].map(([, it]) => it);

describe("the filters of the HTML report", () => {
  it("are shown only when there is a choice", () => {
    expect(formOf(withFindings(2))).toBe("");
    const tagged = {
      ...FAILED_REPORT,
      findings: [
        { ...FINDING, tags: [] },
        { ...FINDING, tags: ["a", "b"] },
      ],
    };
    expect(legends(tagged)).toEqual(["Tag"]);
    expect([...formOf(tagged).matchAll(/<label for="([^"]*)">(.*?)</g)].map(([, id, text]) => [id, text])).toEqual([
      ["all-tag", "All"],
      ["tag-0", "a"],
      ["tag-1", "b"],
      ["tag-2", "untagged"],
    ]);
    const [untagged, both] = tagged.findings;
    const { classesOf, css } = filtersFor(tagged);
    expect(classesOf(tagged.findings)).toBe("of-0 of-1");
    expect([untagged, both].map((finding) => finding && classesOf([finding]))).toEqual(["of-0", "of-1"]);
    expect(css).toContain("\n:root:has(:is(#all-tag,#tag-2):checked) .of-0 { display: block; }\n");
    expect(css).toContain("\n:root:has(:is(#all-tag,#tag-0,#tag-1):checked) .of-1 { display: block; }\n");
  });

  it("list the status classes", () => {
    const findings = [[200, 204], [404], []].map((statuses) => ({ ...FINDING, statuses }));
    expect([...formOf({ ...FAILED_REPORT, findings }).matchAll(/<label [^>]*>(.*?)</g)].map(([, it]) => it)).toEqual([
      "All",
      "2xx",
      "4xx",
      "none",
    ]);
  });

  it("are open when no list is longer than eight", () => {
    expect(formOf(tagged(8))).toMatch(/<details class="filters" open/);
    expect(formOf(tagged(9))).not.toMatch(/<details class="filters" open/);
  });

  it("separate new findings from known ones", () => {
    const comparison = comparisonOf({ fresh: [{ key: "key 0", headline: "", severity: "error" }] });
    const [own, other] = findingsOf(2);
    const findings = [
      ...(own ? [own] : []),
      ...(other ? [other, { ...other, isKnown: true }, { ...other, severity: "warning" as const }] : []),
    ];
    expect(
      [...formOf({ ...FAILED_REPORT, findings, comparison }).matchAll(/<label [^>]*>(.*?)</g)].map(([, it]) => it),
    ).toEqual(["All", "in the baseline", "new", "seen before", "worth a look"]);
  });
});
