import type { Log } from "sarif";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findingOf, resultOf, smallReport, SMALL_RESULTS } from "../../test/support/reports/small-report.ts";
import { received } from "../../test/support/received.ts";
import type { IgnoreRule } from "../ignore/ignore-rule.ts";
import { ignoredPart } from "./html/ignored.ts";
import { toHtml } from "./html/page.ts";
import { toJson } from "./formats/json.ts";
import { toJunit } from "./formats/junit.ts";
import type { Report } from "./model.ts";
import { toSarif } from "./formats/sarif.ts";
import { toTerminal } from "./formats/terminal.ts";

/** `npx vitest run … -u` rewrites these files. Review the difference: it changes the reports. */
const golden = (name: string): string => `../../test/golden/report/${name}.txt`;

/** The page without its style sheet, which other tests cover. */
const pageOf = (report: Report): string =>
  toHtml(report)
    .replace(/<style>[^]*<\/style>/, "<style></style>")
    .replace(/sha256-[\w+/=]+/, "sha256-…");

/** The results of the SARIF report, without the rules, which are the same in every report. */
const resultsOf = (report: Report): string => {
  const log: Log = JSON.parse(toSarif(report));
  return `${JSON.stringify(log.runs[0]?.results, null, 2)}\n`;
};

const first = smallReport();
const knownKeys = new Set(first.findings.filter(({ check }) => check === "schema").map(({ key }) => key));
/** A previous run with one finding less, and with one that has been fixed since. */
const earlier = toJson({
  ...first,
  url: "http://other.example",
  findings: first.findings
    .filter(({ check }) => check !== "open-door")
    .flatMap((finding) => [
      finding,
      ...(finding.check === "schema" ? [{ ...finding, key: "mended", headline: "a mended one" }] : []),
      ...(finding.check === "journey"
        ? [{ ...finding, key: "untried", headline: "an untried one", operationId: "listDrafts" }]
        : []),
    ]),
});
const broken = smallReport({ facts: { knownKeys, notes: ["a note", "a second note"] }, earlier });
const fine = smallReport({
  facts: {
    isUnsafeAllowed: true,
    profile: "generic",
    notes: Array.from({ length: 7 }, (_, index) => `note ${index + 1}`),
  },
  results: SMALL_RESULTS.filter(({ verdict }) => verdict.outcome === "passed" && verdict.findings.length === 0),
});
const stopped = smallReport({
  results: SMALL_RESULTS.slice(0, 1),
  run: { isWhole: false },
});

describe("the reports of a small run", () => {
  // The tests may run in a terminal with colours.
  beforeAll(() => {
    vi.stubEnv("FORCE_COLOR", undefined);
    vi.stubEnv("NO_COLOR", "1");
  });
  afterAll(() => vi.unstubAllEnvs());

  it("match the approved JSON, JUnit and SARIF files", async () => {
    await expect(toJson(broken)).toMatchFileSnapshot(golden("broken-json"));
    await expect(toJunit(broken)).toMatchFileSnapshot(golden("broken-junit"));
    await expect(toSarif(broken)).toMatchFileSnapshot(golden("broken-sarif"));
  });

  it("match the approved terminal output", async () => {
    await expect(toTerminal(broken)).toMatchFileSnapshot(golden("broken-terminal"));
    await expect(toTerminal(broken, true)).toMatchFileSnapshot(golden("broken-quiet"));
    await expect(toTerminal(fine)).toMatchFileSnapshot(golden("fine-terminal"));
    await expect(toTerminal(stopped)).toMatchFileSnapshot(golden("stopped-terminal"));
    expect(toTerminal(fine, true)).toBe(
      "http://server.example honours the spec\n(4 cases, 0 failed, 0 skipped, 4.3 s, seed 1)",
    );
  });

  it("match the approved terminal output with colours", async () => {
    vi.stubEnv("NO_COLOR", undefined);
    vi.stubEnv("FORCE_COLOR", "1");
    const coloured = toTerminal(broken).replaceAll("\u001B", "␛");
    vi.stubEnv("FORCE_COLOR", undefined);
    vi.stubEnv("NO_COLOR", "1");
    await expect(coloured).toMatchFileSnapshot(golden("broken-colours"));
  });

  it("match the approved pages", async () => {
    await expect(pageOf(broken)).toMatchFileSnapshot(golden("broken-page"));
    await expect(pageOf(fine)).toMatchFileSnapshot(golden("fine-page"));
    await expect(pageOf(stopped)).toMatchFileSnapshot(golden("stopped-page"));
  });

  it("match the approved files when every failure is known", async () => {
    const all = new Set(first.findings.map(({ key }) => key));
    const known = smallReport({ facts: { knownKeys: all } });
    expect(known.honoursTheSpec).toBe(true);
    await expect(toJunit(known)).toMatchFileSnapshot(golden("known-junit"));
    await expect(toTerminal(known)).toMatchFileSnapshot(golden("known-terminal"));
  });

  it("match the approved files when rules ignore findings", async () => {
    const ignoreRules: readonly IgnoreRule[] = [
      {
        check: "schema",
        operation: "listItems",
        reason: "The ids become texts with the new store.",
        until: "2027-03-31",
      },
      { check: "valid-refused", operation: "items", reason: "The shop has rules of its own." },
      { check: "leak", operation: "*", reason: "The proxy will hide it.", until: "2026-11-20" },
      { check: "money", operation: "createItem", reason: "A rule for nothing." },
      { check: "money", operation: "listDrafts", reason: "Drafts are free." },
    ];
    const ignoring = smallReport({ facts: { ignoreRules }, earlier: toJson(first) });
    expect(ignoring.comparison?.mended).toEqual([]);
    await expect(toTerminal(ignoring)).toMatchFileSnapshot(golden("ignoring/terminal"));
    await expect(toJunit(ignoring)).toMatchFileSnapshot(golden("ignoring/junit"));
    await expect(resultsOf(ignoring)).toMatchFileSnapshot(golden("ignoring/sarif"));
    await expect(`${ignoredPart(ignoring)?.text}\n`).toMatchFileSnapshot(golden("ignoring/page"));
    expect(toHtml(ignoring)).toContain("2 findings are ignored for a reason.");
    expect(JSON.parse(toJson(ignoring))).toMatchObject({ ignored: [{ state: "applied" }, {}, {}, {}, {}] });
  });

  it("match the approved files for a finding without a request", async () => {
    const finding = findingOf("login", "encryption", { where: "request", message: "no key" });
    const report = smallReport({
      isSpecKnown: false,
      facts: { durationMs: 50, url: "http://server.example/?token=correct%20horse" },
      results: [
        resultOf("login", "encrypted body", { wire: null, answer: null, findings: [finding] }),
        resultOf("login", "example", { answer: received(200) }),
      ],
    });
    await expect(toTerminal(report)).toMatchFileSnapshot(golden("unsent-terminal"));
    await expect(pageOf(report)).toMatchFileSnapshot(golden("unsent-page"));
    await expect(resultsOf(report)).toMatchFileSnapshot(golden("unsent-sarif"));
    await expect(toJunit(report)).toMatchFileSnapshot(golden("unsent-junit"));
  });
});
