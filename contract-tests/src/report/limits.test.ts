import { describe, expect, it } from "vitest";
import { bodyMarkup } from "./html/body.ts";
import { coveragePart, lampsPart } from "./html/coverage.ts";
import { filtersFor } from "./html/filters.ts";
import { findingsPart } from "./html/findings.ts";
import type { Markup } from "./html/markup.ts";
import { counted, figure, moment, TEXTS } from "./html/texts.ts";
import { comparisonPart, verdictPart } from "./html/verdict.ts";
import type { Comparison, FindingReport, OperationReport, Report } from "./model.ts";
import { toTerminal } from "./terminal.ts";
import { reportWith } from "../../test/support/report-fixture.ts";

const FIVE = reportWith({ findings: 5 });
const NONE = reportWith({ findings: 0 });

const linesOf = (count: number, line = "line"): string =>
  Array.from({ length: count }, (_, index) => `${line} ${index + 1}`).join("\n");
const wordsOf = ({ text }: Markup): string =>
  text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

function first<T>(list: readonly T[]): T {
  const [it] = list;
  if (it === undefined) throw new Error("there is none");
  return it;
}

const FINDING: FindingReport = first(FIVE.findings);
const OPERATION: OperationReport = first(FIVE.operations);

/** So many findings, each of a case and an operation of its own. */
const findingsOf = (count: number, changes: Partial<FindingReport> = {}): FindingReport[] =>
  Array.from({ length: count }, (_, index) => ({
    ...FINDING,
    key: `key ${index}`,
    fingerprint: String(index).padStart(12, "0"),
    operationId: `operation${index}`,
    severity: "error",
    isKnown: false,
    ...changes,
  }));

const withFindings = (count: number, changes: Partial<FindingReport> = {}): Report => ({
  ...FIVE,
  findings: findingsOf(count, changes),
});

const partOf = (report: Report): Markup => findingsPart(report, filtersFor(report));

/** Notes of a run. */
const notesOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `note ${index + 1}`);

/** The finding with another answer than its own. */
const answered = (body: string, cut = 0): FindingReport => {
  const { example } = FINDING;
  if (!example) throw new Error("there is no example");
  return { ...FINDING, example: { ...example, response: { status: 200, headers: {}, body, cut } } };
};

describe("a body in the page", () => {
  it.for([
    [40, undefined],
    [41, "… 1 line left out …"],
    [42, "… 2 lines left out …"],
  ] as const)("of %i lines leaves out what is beyond forty", ([count, words]) => {
    const { text } = bodyMarkup(linesOf(count), "");
    expect(/<i>(.*)<\/i>/.exec(text)?.[1]).toBe(words);
    expect(text).toContain("line 40");
    expect(text).not.toContain("line 41");
  });

  it.for([
    [0, false, 1],
    [11, false, 12],
    [12, true, 13],
    [13, true, 13],
  ] as const)("begins twelve lines before the marked one: member %i", ([index, isCut, at]) => {
    const body = JSON.stringify(Array.from({ length: 60 }, (_, id) => id));
    const shown = bodyMarkup(body, `response 200 /${index}`).text.split("\n");
    expect(shown[0]?.includes("left out")).toBe(isCut);
    expect(shown.findIndex((line) => line.includes("<mark>"))).toBe(at);
  });

  it("shortens long lines, but a text of one line is whole", () => {
    const [short, long] = ["x".repeat(400), "y".repeat(401)];
    expect(wordsOf(bodyMarkup(`${short}\n${long}`, ""))).toBe(`${short} ${"y".repeat(400)} … 1 more character`);
    expect(wordsOf(bodyMarkup(long, ""))).toBe(long);
  });

  it("tells the name of a member apart", () => {
    expect(bodyMarkup('{"a":"b: c"}', "").text).toContain('  <span class="key">&quot;a&quot;</span>: &quot;b: c&quot;');
    expect(bodyMarkup("<a: 1>", "").text).toBe("&lt;a: 1&gt;\n");
  });
});

const told = (finding: FindingReport) => wordsOf(partOf({ ...FIVE, findings: [finding] }));

describe("the findings in the page", () => {
  it("are listed up to a thousand", () => {
    expect(wordsOf(partOf(withFindings(1000)))).not.toContain("more finding");
    const part = partOf(withFindings(1001));
    expect(wordsOf(part)).toContain("1 more finding without their requests");
    expect(part.text).not.toContain('id="f-000000001000"');
    expect(part.text).toContain('id="f-000000000999"');
  });

  it("are open at the first, and only there", () => {
    const { text } = partOf(withFindings(3));
    expect([...text.matchAll(/<details\s+class="finding[^>]*>/g)].map(([tag]) => /\bopen\b/.test(tag))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("name twenty cases", () => {
    const caseIds = Array.from({ length: 30 }, (_, index) => `case ${index + 1} of many`);
    const told = (count: number) =>
      wordsOf(partOf(withFindings(1, { caseIds: caseIds.slice(0, count), count, example: null })));
    expect(told(20)).toContain("Shown by 20 cases case 1 of many");
    expect(told(20)).not.toContain("in report.json");
    expect(told(21)).toContain("case 20 of many and 1 more, in report.json");
    expect(told(21)).not.toContain("case 21");
    expect(told(1)).toMatch(/^.*No request was sent\..*Shown by 1 case case 1 of many$/);
  });

  it("are counted without those that the baseline knows", () => {
    const heading = (errors: number, known: number) =>
      /Findings (\S+ \S+)/.exec(wordsOf(partOf({ ...FIVE, totals: { ...FIVE.totals, errors, known } })))?.[1];
    expect(heading(5, 0)).toBe("5 breaches");
    expect(heading(5, 4)).toBe("1 breach");
    expect(heading(1, 2)).toBe("0 breaches");
    expect(wordsOf(findingsPart(NONE, filtersFor(NONE)))).toBe(
      "Findings No promise of the contract was broken. The table below says what was tried, and what was not.",
    );
  });

  it("say how grave they are, and whether they are new", () => {
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

  it("show an empty answer, a cut one and none", () => {
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

  it("mark the header that they are about", () => {
    const { example } = FINDING;
    const headers = { "content-type": "a/b", "x-own": "1" };
    const changed = example && { ...example, response: { status: 200, headers, body: "", cut: 0 } };
    const { text } = partOf({
      ...FIVE,
      findings: [{ ...FINDING, example: changed, where: "response 200 header content-type" }],
    });
    expect([...text.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, it]) => it)).toContain(
      '<span class="key">content-type</span>: a/b',
    );
  });
});

/** A comparison with a run before in which nothing was found but what is said. */
function comparisonOf(changes: Partial<Comparison>): Comparison {
  const previous = { startedAt: "2026-11-20T09:30:00.000Z", url: "http://other.example", isSameUrl: true };
  return { previous, fresh: [], mended: [], still: [], notTried: [], ...changes };
}

const mentions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: "",
    headline: `headline ${index + 1}`,
    severity: "error" as const,
  }));

describe("what has changed since the last run", () => {
  it("is told by its headlines, twenty at most", () => {
    expect(wordsOf(comparisonPart(comparisonOf({ mended: mentions(1) })))).toBe(
      "Since the last run Compared with the run of 20 Nov 2026, 09:30 UTC 1 Mended headline 1",
    );
    expect(wordsOf(comparisonPart(comparisonOf({ still: mentions(20) })))).toMatch(/20 Still there .* headline 20$/);
    expect(wordsOf(comparisonPart(comparisonOf({ fresh: mentions(21) })))).toMatch(/21 New .* headline 20 and 1 more$/);
  });

  it("names the other server", () => {
    const comparison = comparisonOf({});
    const other = { ...comparison, previous: { ...comparison.previous, isSameUrl: false } };
    expect(wordsOf(comparisonPart(other))).toMatch(/UTC, which was of another server: http:\/\/other\.example$/);
  });
});

const operations = (seen: number, of: number) => {
  const { coverage } = NONE;
  const report = { ...NONE, coverage: { ...coverage, totals: { ...coverage.totals, operations: { seen, of } } } };
  const [, width] = /Operations<\/dt>[^]*?<rect width="([^"]*)"/.exec(verdictPart(report).text) ?? [];
  return width;
};

const withNotes = (count: number): string => wordsOf(verdictPart({ ...NONE, notes: notesOf(count) }));

describe("the verdict", () => {
  const { totals } = NONE;
  it.for<[string, Partial<Report>]>([
    ["Nothing was shown: not one case passed.", { totals: { ...totals, passed: 0 } }],
    [
      "The server honours the contract, as far as 1 case can say.",
      { totals: { ...totals, cases: 1, passed: 1 }, honoursTheSpec: true },
    ],
    [
      "The server breaks nothing new: the baseline knows all 1 promise.",
      { totals: { ...totals, known: 1, errors: 1 }, honoursTheSpec: true },
    ],
    [
      "The server breaks 2 new promises of the contract, beside 1 that the baseline knows.",
      { totals: { ...totals, known: 1, errors: 3 }, honoursTheSpec: false },
    ],
    [
      `The server breaks 1 promise of the contract, in 0 of ${NONE.coverage.totals.operations.seen} operations.`,
      { totals: { ...totals, errors: 1 }, honoursTheSpec: false },
    ],
  ])("is: %s", ([words, changes]) => {
    expect(TEXTS.verdict({ ...NONE, ...changes })).toBe(words);
  });

  it("is green or red, and says that the run was stopped", () => {
    expect(verdictPart(NONE).text).toContain('class="verdict is-good"');
    expect(verdictPart(FIVE).text).toContain('class="verdict is-bad"');
    expect(wordsOf(verdictPart({ ...NONE, isInterrupted: true }))).toContain("The run was stopped before its end");
    expect(wordsOf(verdictPart(NONE))).not.toContain("The run was stopped");
  });

  it("has at most twenty notes", () => {
    expect(withNotes(0)).not.toContain("on this run");
    expect(withNotes(1)).toContain("1 note on this run note 1");
    expect(withNotes(20)).toContain("note 20 In figures");
    expect(withNotes(21)).toContain("21 notes on this run note 1");
    expect(withNotes(21)).toContain("note 20 and 1 more In figures");
  });

  it("has bars as long as the shares", () => {
    expect([operations(0, 0), operations(1, 3), operations(3, 3)]).toEqual(["0%", "33.3%", "100%"]);
  });

  it("has tones for what failed, and journeys where there are any", () => {
    expect(verdictPart(FIVE).text).toContain("tile is-bad");
    expect(verdictPart(NONE).text).toContain("tile is-good");
    const { coverage } = NONE;
    const journeys = (of: number) =>
      wordsOf(
        verdictPart({ ...NONE, coverage: { ...coverage, totals: { ...coverage.totals, journeys: { seen: 0, of } } } }),
      );
    expect(journeys(0)).not.toContain("Journeys");
    expect(journeys(1)).toContain("Journeys 0 of 1");
  });
});

describe("the table of what was met", () => {
  const met = first(NONE.coverage.operations);
  const withOperation = (changes: Partial<typeof met>, report = NONE): Report => ({
    ...report,
    coverage: { ...report.coverage, operations: [{ ...met, reason: null, ...changes }] },
  });
  const told = (changes: Partial<typeof met>) => wordsOf(coveragePart(withOperation(changes)));
  const status = { status: "200", description: "", seen: 0, reason: null };
  const parameter = { name: "q", place: "query", isRequired: false, valid: 1, broken: 2, reason: null };

  it("says how often a status was seen", () => {
    expect(coveragePart(withOperation({ statuses: [{ ...status, seen: 1 }] })).text).toContain('"status is-seen"');
    expect(coveragePart(withOperation({ statuses: [status] })).text).toContain('"status is-unseen"');
  });

  it("names what was not met by its reason", () => {
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

  it("folds three journeys, not two", () => {
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
  ])("has a lamp that is %s", ([lamp, finding, reason]) => {
    const findings = finding ? findingsOf(1, { operationId: met.operationId, ...finding }) : findingsOf(1);
    const { text } = lampsPart(withOperation({ reason }, { ...NONE, findings }));
    expect(/class="lamp lamp-(\w+)"/.exec(text)?.[1]).toBe(lamp);
    expect(text.match(/<span class="lamp/g)).toHaveLength(1);
  });
});

const tagged = (count: number) => ({
  ...FIVE,
  findings: [{ ...FINDING, tags: Array.from({ length: count }, (_, index) => `tag ${index}`) }],
});

const formOf = (report: Report) => filtersFor(report).form?.text ?? "";

const legends = (report: Report) => [...formOf(report).matchAll(/<legend>(.*?)<\/legend>/g)].map(([, it]) => it);

describe("the filters", () => {
  it("are those that have something to choose", () => {
    expect(formOf(withFindings(2))).toBe("");
    const tagged = {
      ...FIVE,
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
    expect(filtersFor(tagged).classesOf({ ...FINDING, tags: ["b"] })).toBe("of-tag-1");
    expect(filtersFor(tagged).css.split("\n")[0]).toBe(
      ":root:has(#tag-0:checked) .finding:not(.of-tag-0) { display: none; }",
    );
  });

  it("are by the kind of answer", () => {
    const findings = [[200, 204], [404], []].map((statuses) => ({ ...FINDING, statuses }));
    expect([...formOf({ ...FIVE, findings }).matchAll(/<label [^>]*>(.*?)</g)].map(([, it]) => it)).toEqual([
      "All",
      "2xx",
      "4xx",
      "none",
    ]);
  });

  it("are open where no list is longer than eight", () => {
    expect(formOf(tagged(8))).toMatch(/<details class="filters" open/);
    expect(formOf(tagged(9))).not.toMatch(/<details class="filters" open/);
  });

  it("tell what is new from what is known", () => {
    const comparison = comparisonOf({ fresh: [{ key: "key 0", headline: "", severity: "error" }] });
    const [own, other] = findingsOf(2);
    const findings = [
      ...(own ? [own] : []),
      ...(other ? [other, { ...other, isKnown: true }, { ...other, severity: "warning" as const }] : []),
    ];
    expect([...formOf({ ...FIVE, findings, comparison }).matchAll(/<label [^>]*>(.*?)</g)].map(([, it]) => it)).toEqual(
      ["All", "in the baseline", "new", "seen before", "worth a look"],
    );
  });
});

describe("numbers and dates", () => {
  it("are as people read them", () => {
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

describe("the terminal", () => {
  const told = (changes: Partial<Report>) => toTerminal({ ...NONE, ...changes });

  it("lists twenty operations, and of more only those that want attention", () => {
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

  it("tells forty findings", () => {
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

  it("says how much of an answer was cut", () => {
    expect(told({ findings: [answered("a", 1)] })).toContain("    … 1 more character\n");
    expect(told({ findings: [answered("a", 0)] })).not.toContain("more character");
  });

  it("names six operations of what was skipped", () => {
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

  it("has five notes, and says whose rules it knew", () => {
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
      { honoursTheSpec: false, isInterrupted: true, totals: { ...NONE.totals, errors: 1, known: 1 } },
    ],
    [
      "http://server.example does not honour the spec: 2 broken promises, 1 of them\nknown\n",
      { honoursTheSpec: false, isInterrupted: true, totals: { ...NONE.totals, errors: 2, known: 1 } },
    ],
    [
      "http://server.example does not honour the spec: 1 broken promise\n",
      { honoursTheSpec: false, totals: { ...NONE.totals, errors: 1 } },
    ],
  ])("says: %s", ([words, changes]) => {
    expect(told(changes)).toContain(`\n${words}`);
  });

  it("says what is next", () => {
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
    const { coverage } = NONE;
    const unsafe = coverage.operations.slice(0, 1).map((operation) => ({ ...operation, reason: "it needs --unsafe" }));
    expect(next({ coverage: { ...coverage, operations: unsafe } })).toEqual([
      "Next      1 operation not tried without --unsafe (test servers only).",
    ]);
  });
});
