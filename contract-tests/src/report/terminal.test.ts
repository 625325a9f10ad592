import { describe, expect, it } from "vitest";
import {
  FAILED_REPORT,
  PASSED_REPORT,
  answered,
  findingsOf,
  firstOf,
  linesOf,
  notesOf,
} from "../../test/support/report-parts.ts";
import type { OperationReport, Report } from "./model.ts";
import { toTerminal } from "./terminal.ts";

const OPERATION: OperationReport = firstOf(FAILED_REPORT.operations);

const words = (count: number) => Array.from({ length: count }, () => "x".repeat(70)).join(" ");

const rows = (count: number, changes: Partial<OperationReport> = {}) =>
  Array.from({ length: count }, (_, index) => ({
    ...OPERATION,
    operationId: `operation${index}`,
    passed: 2,
    failed: 0,
    skipped: 0,
    neverAccepted: false,
    ...changes,
  }));

const told = (changes: Partial<Report>) => toTerminal({ ...PASSED_REPORT, ...changes });

describe("the terminal", () => {
  it("lists twenty operations; of more, it lists only those that need attention", () => {
    expect(told({ operations: rows(20) })).toContain("operation19 ");
    expect(told({ operations: rows(20) })).not.toContain("as promised");
    const many = told({ operations: [...rows(20), ...rows(1, { operationId: "bad", failed: 1 })] });
    expect(many).toContain("  bad  ");
    expect(many).not.toContain("operation0 ");
    expect(many).toContain("20 operations as promised (40 cases)");
    expect(told({ operations: [...rows(20), ...rows(1, { operationId: "odd", neverAccepted: true })] })).toMatch(
      /odd .* never accepted/,
    );
    const forty = told({ operations: rows(41, { failed: 1 }) });
    expect(forty).toContain("operation39 ");
    expect(forty).not.toContain("operation40 ");
    expect(forty).toContain("1 operation as promised (2 cases)");
  });

  it("cuts an address that has no room", () => {
    const row = (length: number) =>
      told({ operations: rows(1, { operationId: "ab", method: "GET", path: `/${"x".repeat(length)}` }) });
    expect(row(54)).toContain(`GET /${"x".repeat(54)}`);
    expect(row(55)).toContain(`GET /${"x".repeat(53)}…`);
    const skipped = told({ operations: rows(1, { skipped: 3, path: `/${"x".repeat(60)}`, neverAccepted: true }) });
    expect(skipped).toMatch(/x… 3 skipped never accepted/);
  });

  it("shows at most forty findings", () => {
    expect(told({ findings: findingsOf(40) })).not.toContain("in report.html");
    const more = told({ findings: findingsOf(41, { example: null }) });
    expect(more).toContain("… and 1 more, in report.html");
    expect(more).toContain("operation39 ");
    expect(more).not.toContain("operation40 ");
  });

  it("counts the cases of a finding", () => {
    const one = told({ findings: findingsOf(1, { count: 1, caseIds: ["the only one"] }) });
    expect(one).toContain(", 1 case\n");
    expect(one).toContain("    the only one\n");
    const two = told({ findings: findingsOf(1, { count: 2, caseIds: ["the only one"], isKnown: true }) });
    expect(two).toContain("2 cases, known to the baseline");
    expect(two).toContain("the only one and 1 more");
  });

  it.for([
    [12, undefined],
    [13, "    … 1 line, in report.html"],
    [14, "    … 2 lines, in report.html"],
  ] as const)("shows twelve lines of a body of %i", ([count, words]) => {
    const text = told({ findings: [answered(linesOf(count))] });
    expect(/^.*lines?, in report.html$/m.exec(text)?.[0]).toBe(words);
    expect(text).toContain("    line 12\n");
    expect(text).not.toContain("    line 13\n");
  });

  it("wraps a body to twenty-four lines", () => {
    expect(told({ findings: [answered(words(24))] })).not.toContain("in report.html");
    expect(told({ findings: [answered(words(25))] })).toContain("    … 1 line, in report.html");
  });

  it("says how many characters of an answer were cut", () => {
    expect(told({ findings: [answered("a", 1)] })).toContain("    … 1 more character\n");
    expect(told({ findings: [answered("a", 0)] })).not.toContain("more character");
  });

  it("names at most six skipped operations", () => {
    const skipped = (count: number) =>
      told({
        skipped: [
          { reason: "so", count: 7, operationIds: Array.from({ length: count }, (_, index) => `o${index + 1}`) },
        ],
      });
    expect(skipped(6)).toContain("      7  so\n         o1, o2, o3, o4, o5, o6\n");
    expect(skipped(7)).toContain("o5, o6 and 1 more\n");
    expect(told({ skipped: [] })).not.toContain("Skipped");
  });

  it("shows at most five notes, and names the profile", () => {
    expect(told({ notes: notesOf(5) })).toContain("Note      note 5\n");
    expect(told({ notes: notesOf(5) })).not.toContain("in report.json");
    expect(told({ notes: notesOf(6) })).toContain("Note      note 5\nNote      … and 1 more, in report.json\n");
    expect(told({ notes: notesOf(6) })).not.toContain("note 6");
    expect(told({ profile: "generic" })).toContain(
      "Profile   any OpenAPI document: only what the document itself says\n",
    );
    expect(told({})).not.toContain("Profile");
  });

  it.for<[string, Partial<Report>]>([
    ["http://server.example honours the spec\n", {}],
    [
      "http://server.example was not tried whole; nothing new is broken so far: 1\nbroken promise, 1 of them known\n",
      { honoursTheSpec: false, isInterrupted: true, totals: { ...PASSED_REPORT.totals, errors: 1, known: 1 } },
    ],
    [
      "http://server.example does not honour the spec: 2 broken promises, 1 of them\nknown\n",
      { honoursTheSpec: false, isInterrupted: true, totals: { ...PASSED_REPORT.totals, errors: 2, known: 1 } },
    ],
    [
      "http://server.example does not honour the spec: 1 broken promise\n",
      { honoursTheSpec: false, totals: { ...PASSED_REPORT.totals, errors: 1 } },
    ],
  ])("says: %s", ([words, changes]) => {
    expect(told(changes)).toContain(`\n${words}`);
  });

  it("says what to do next", () => {
    const next = (changes: Partial<Report>) =>
      told(changes)
        .split("\n")
        .filter((line) => line.startsWith("Next "));
    expect(next({})).toEqual([]);
    expect(next({ isInterrupted: true })).toEqual(["Next      The run was stopped: this is what was known by then."]);
    expect(next({ findings: findingsOf(1, { isKnown: true }) })).toEqual([]);
    expect(next({ findings: findingsOf(1, { severity: "warning" }) })).toEqual([]);
    expect(next({ findings: findingsOf(2) })).toEqual(["Next      Mend operation0 first, then: --only operation0"]);
    expect(next({ operations: rows(7, { neverAccepted: true }) })[0]).toContain(
      "Never accepted, so little is known of them: operation0, operation1,",
    );
    expect(told({ operations: rows(7, { neverAccepted: true }) })).toContain("operation5. See their examples.");
    const { coverage } = PASSED_REPORT;
    const unsafe = coverage.operations.slice(0, 1).map((operation) => ({ ...operation, reason: "it needs --unsafe" }));
    expect(next({ coverage: { ...coverage, operations: unsafe } })).toEqual([
      "Next      1 operation not tried without --unsafe (test servers only).",
    ]);
  });
});
