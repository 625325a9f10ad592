import { describe, expect, it } from "vitest";
import {
  FAILED_REPORT,
  PASSED_REPORT,
  answered,
  findingsOf,
  firstOf,
  linesOf,
  notesOf,
} from "../../../test/support/reports/report-parts.ts";
import type { OperationReport, Report } from "../model.ts";
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

const causes = (count: number) =>
  findingsOf(count, { example: null, check: "schema" }).map((finding, index) => ({
    ...finding,
    spec: { ...finding.spec, pointer: `/components/schemas/${index}` },
  }));

describe("the terminal report", () => {
  it("lists all operations when there are at most twenty, and otherwise only those that need attention", () => {
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
    expect(forty).toContain("  ✗ 1 more operation with broken promises, in report.html\n");
    expect(forty).not.toContain("as promised");
  });

  it("says why operations could not be judged, and shows no tick for them", () => {
    const unjudged = rows(47, { passed: 0, failed: 0, skipped: 2, neverAccepted: true });
    const ids = unjudged.map(({ operationId }) => operationId);
    const skipped = [{ reason: "it needs --unsafe", count: 94, operationIds: ids }];
    const one = told({ operations: unjudged, skipped });
    expect(one).toContain("  - 47 operations could not be judged: it needs --unsafe\n");
    expect(one).not.toMatch(/as promised|Never accepted/);
    const two = told({
      operations: unjudged,
      skipped: [...skipped, { reason: "no list", count: 1, operationIds: ids }],
    });
    expect(two).toContain('could not be judged: their cases were skipped, see "Skipped"\n');
  });

  it("lists all operations that are not implemented in one block, and suggests how to test the others", () => {
    const missing = findingsOf(3, { check: "not-implemented", statuses: [404] });
    const found = [...missing, ...findingsOf(1, { operationId: "built", message: "must be string" })];
    const built = rows(2, { failed: 1 }).map((row, index) => ({ ...row, operationId: `built${index}` }));
    const few = told({ findings: found, operations: [...rows(3, { failed: 9 }), ...built] });
    expect(few).toContain(
      "✗ 3 operations are not implemented (404): operation0, operation1, operation2\n" +
        "  Build the operation, or leave it out of the run with --skip until it is built.\n" +
        "  Test the others with: --only built0,built1\n",
    );
    expect(few.indexOf("not implemented")).toBeLessThan(few.indexOf("must be string"));
    expect(few).toContain("Next      Fix built first, then: --only built\n");
    const many = told({ findings: found, operations: [...rows(3, { failed: 9 }), ...rows(20, { operationId: "x" })] });
    expect(many).toContain("  Test the others with: --skip operation0,operation1,operation2\n");
    expect(many).toContain("  ✗ 3 operations not implemented\n  ✓ 20 operations as promised (40 cases)\n");
  });

  it("shortens a path that is too long", () => {
    const row = (length: number) =>
      told({ operations: rows(1, { operationId: "ab", method: "GET", path: `/${"x".repeat(length)}` }) });
    expect(row(54)).toContain(`GET /${"x".repeat(54)}`);
    expect(row(55)).toContain(`GET /${"x".repeat(53)}…`);
    const skipped = told({ operations: rows(1, { skipped: 3, path: `/${"x".repeat(60)}`, neverAccepted: true }) });
    expect(skipped).toMatch(/x… 3 skipped never accepted/);
  });

  it("shows at most forty causes", () => {
    expect(told({ findings: causes(40) })).not.toContain("in report.html");
    const more = told({ findings: causes(41) });
    expect(more).toContain("… and 1 more cause, in report.html");
    expect(more).toContain("operation39 ");
    expect(more).not.toContain("operation40 ");
  });

  it("shows a cause once, with at most six of its places", () => {
    const six = told({ findings: findingsOf(6, { example: null, count: 7, message: "the server failed" }) });
    expect(six).toContain("42 cases at 6 places");
    expect(six.match(/the server failed/g)).toHaveLength(1);
    expect(six).toContain("    operation5 ");
    expect(six).not.toContain("more place");
    const eight = told({ findings: findingsOf(8, { example: null }) });
    expect(eight).not.toContain("operation6 ");
    expect(eight).toContain("    … and 2 more places, in report.html\n");
  });

  it("shows the message of a place when it differs from that of the cause", () => {
    const [one, other] = findingsOf(2, {
      check: "schema",
      spec: { ...firstOf(findingsOf(1)).spec, pointer: "/components/schemas/Money" },
    });
    if (!one || !other) throw new Error("there are two");
    const findings = [one, { ...other, where: "response 200 /b", message: "must be text", isKnown: true }];
    expect(told({ findings })).toContain("      response 200 /b: must be text\n");
    expect(told({ findings })).toMatch(/, in the baseline\n/);
  });

  it("counts the cases of a finding", () => {
    const one = told({ findings: findingsOf(1, { count: 1, caseIds: ["the only one"] }) });
    expect(one).toContain(", 1 case\n");
    expect(one).toContain("    the only one\n");
    const two = told({ findings: findingsOf(1, { count: 2, caseIds: ["the only one"], isKnown: true }) });
    expect(two).toContain("2 cases, in the baseline");
    expect(two).toContain("the only one and 1 more");
  });

  it.for([
    [12, undefined],
    [13, "    … 1 line, in report.html"],
    [14, "    … 2 lines, in report.html"],
  ] as const)("shows twelve lines of a body of %i lines", ([count, words]) => {
    const text = told({ findings: [answered(linesOf(count))] });
    expect(/^.*lines?, in report.html$/m.exec(text)?.[0]).toBe(words);
    expect(text).toContain("    line 12\n");
    expect(text).not.toContain("    line 13\n");
  });

  it("wraps a body to at most twenty-four lines", () => {
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

  it("shows at most five notes, and the profile only when it is generic", () => {
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
      "http://server.example was not tested completely; nothing new is broken so far: 1\nbroken promise, 1 of them known\n",
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
    ["http://server.example could not be tested\nCheck --url.\n", { honoursTheSpec: false, unproved: "Check --url." }],
    [
      "http://server.example does not honour the spec: 1 broken promise\nCheck --url.\n",
      { honoursTheSpec: false, unproved: "Check --url.", totals: { ...PASSED_REPORT.totals, errors: 1 } },
    ],
  ])("ends with the verdict: %s", ([words, changes]) => {
    expect(told(changes)).toContain(`\n${words}`);
  });

  it("suggests the next step", () => {
    const next = (changes: Partial<Report>) =>
      told(changes)
        .split("\n")
        .filter((line) => line.startsWith("Next "));
    expect(next({})).toEqual([]);
    expect(next({ isInterrupted: true })).toEqual(["Next      The run was stopped: these are the results so far."]);
    expect(next({ findings: findingsOf(1, { isKnown: true }) })).toEqual([]);
    expect(next({ findings: findingsOf(1, { severity: "warning" }) })).toEqual([]);
    expect(next({ findings: findingsOf(2) })).toEqual(["Next      Fix operation0 first, then: --only operation0"]);
    expect(next({ operations: rows(7, { neverAccepted: true }) })[0]).toContain(
      "Never accepted, so little is known about them: operation0, operation1,",
    );
    expect(told({ operations: rows(7, { neverAccepted: true }) })).toContain("operation5. See their examples.");
    const { coverage } = PASSED_REPORT;
    const unsafe = coverage.operations.slice(0, 1).map((operation) => ({ ...operation, reason: "it needs --unsafe" }));
    expect(next({ coverage: { ...coverage, operations: unsafe } })).toEqual([
      "Next      1 operation not tried without --unsafe (test servers only).",
    ]);
  });
});
