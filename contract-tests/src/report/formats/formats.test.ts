import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { Log } from "sarif";
import { describe, expect, it } from "vitest";
import { toHtml } from "../html/page.ts";
import { toJson } from "./json.ts";
import { toJunit } from "./junit.ts";
import type { Report } from "../model.ts";
import { toSarif } from "./sarif.ts";
import { toTerminal } from "./terminal.ts";
import { HOSTILE, reportWith } from "../../../test/support/reports/long-report.ts";

const SCHEMA = path.join(import.meta.dirname, "../../../report.schema.json");
const COUNTS = [0, 5, 60];
const everything = (report: Report) =>
  [toJson(report), toJunit(report), toSarif(report), toTerminal(report), toHtml(report)].join("\n");
const sarifOf = (report: Report): Log => JSON.parse(toSarif(report));

describe("report.json", () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(SCHEMA, "utf8")),
  );

  it.for(COUNTS)("matches its schema with %i findings", (findings) => {
    const first = toJson(reportWith({ findings }));
    const second = toJson(reportWith({ findings: findings + 3, earlier: first }));
    const rule = { check: "schema", operation: "*", reason: "later" } as const;
    const third = toJson(reportWith({ findings, facts: { ignoreRules: [rule] } }));
    for (const text of [first, second, third]) {
      validate(JSON.parse(text));
      expect(validate.errors ?? []).toEqual([]);
    }
  });

  it("compares the findings with those of the previous run", () => {
    const earlier = toJson(reportWith({ findings: 9 }));
    const { comparison, findings } = reportWith({ findings: 12, earlier });
    expect(comparison?.still.length).toBe(9);
    expect(comparison?.fresh.length).toBe(findings.length - 9);
    const back = reportWith({ findings: 9, earlier: toJson(reportWith({ findings: 12 })) }).comparison;
    expect([back?.fresh.length, back?.mended.length, back?.previous.isSameUrl]).toEqual([0, 3, true]);
  });

  it.for(["", "{}", "[", '{"format":"lobbykit-contract-report","version":2}'])(
    "is compared with nothing when the previous report was %s",
    (earlier) => {
      expect(reportWith({ findings: 1, earlier }).comparison).toBeNull();
    },
  );

  it("counts the same problem in many list entries once, and does not count a known finding as a breach", () => {
    const { findings } = reportWith({ findings: 1 });
    expect(findings[0]?.key).toContain("/value/field0/*/name");
    const known = reportWith({ findings: 1, facts: { knownKeys: new Set(findings.map(({ key }) => key)) } });
    expect([known.honoursTheSpec, known.totals.known]).toEqual([true, 1]);
    expect(reportWith({ findings: 1 }).honoursTheSpec).toBe(false);
  });

  it("names the line of the spec for every finding", () => {
    for (const { spec } of reportWith({ findings: 40 }).findings) {
      expect(spec.line).toBeGreaterThan(1);
      expect(spec.quote.find(({ isRule }) => isRule)?.text).toContain('"schema"');
    }
  });

  it("shows the smallest input that fails the same way, when the run found one", () => {
    const [first, ...others] = reportWith({ findings: 9 }).findings.flatMap(({ shortest }) => shortest ?? []);
    expect(first?.value).toBe('{"note":"***member-password***"}');
    expect(first?.curl).toContain("curl -i");
    expect(others).toEqual([]);
    expect(everything(reportWith({ findings: 9 }))).toContain("The shortest input");
  });

  it("lists each documented status and parameter as covered, or with the reason why it is not", () => {
    const { coverage } = reportWith({ findings: 0 });
    expect(coverage.totals.operations).toEqual({ seen: 8, of: 8 });
    for (const { statuses, parameters } of coverage.operations) {
      for (const { seen, reason } of statuses) expect(reason === null).toBe(seen > 0);
      for (const { valid, broken, reason } of parameters) expect(reason === null).toBe(valid + broken > 0);
    }
  });
});

/** The schema of Jenkins' JUnit reader: allowed elements and attributes. */
const JUNIT: Readonly<
  Record<string, { in: readonly (string | undefined)[]; may: readonly string[]; must: readonly string[] }>
> = {
  testsuites: { in: [undefined], may: ["name", "time", "tests", "failures", "errors"], must: [] },
  testsuite: {
    in: ["testsuites"],
    may: ["name", "tests", "failures", "errors", "time", "skipped", "timestamp"],
    must: ["name", "tests", "failures", "errors"],
  },
  properties: { in: ["testsuite"], may: [], must: [] },
  property: { in: ["properties"], may: ["name", "value"], must: ["name", "value"] },
  testcase: { in: ["testsuite"], may: ["name", "classname", "time"], must: ["name", "classname", "time"] },
  failure: { in: ["testcase"], may: ["type", "message"], must: ["type", "message"] },
  skipped: { in: ["testcase"], may: ["message"], must: ["message"] },
  "system-out": { in: ["testcase"], may: [], must: [] },
};

/** Every element with its parents and attributes. @throws when the text is not well-formed XML */
function elementsOf(xml: string) {
  const elements: { name: string; parent: string | undefined; attributes: string[] }[] = [];
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^?]*\?>\n/, "");
  for (const { 0: tag, 1: slash, 2: name = "", 3: rest = "", 4: closed } of body.matchAll(
    /<(\/)?([\w-]+)((?: [\w.]+="[^"<]*")*)(\/)?>/g,
  )) {
    if (slash) {
      if (open.pop() !== name) throw new Error(`${tag} closes another element`);
      continue;
    }
    const attributes = [...rest.matchAll(/ ([\w.]+)="/g)].flatMap(([, it]) => it ?? []);
    elements.push({ name, parent: open.at(-1), attributes });
    if (!closed) open.push(name);
  }
  const text = body.replaceAll(/<\/?[\w-]+(?: [\w.]+="[^"<]*")*\/?>/g, "");
  if (open.length > 0 || /[<>]/.test(text)) throw new Error("not well-formed");
  if (/&(?!lt;|gt;|amp;|quot;)/.test(body)) throw new Error("an entity that XML does not know");
  return elements;
}

describe("junit.xml", () => {
  it.for(COUNTS)("can be read by Jenkins and GitLab with %i findings", (findings) => {
    const report = reportWith({ findings });
    const elements = elementsOf(toJunit(report));
    for (const { name, parent, attributes } of elements) {
      const rule = JUNIT[name];
      expect(rule?.in).toContain(parent);
      expect(rule?.may).toEqual(expect.arrayContaining(attributes));
      expect(attributes).toEqual(expect.arrayContaining([...(rule?.must ?? ["unknown element"])]));
    }
    const count = (name: string) => elements.filter((element) => element.name === name).length;
    expect([count("testcase"), count("failure"), count("skipped")]).toEqual([
      report.totals.cases,
      report.totals.failed,
      report.totals.skipped,
    ]);
  });
});

type CaseReport = Report["cases"][number];
const keysOf = (cases: readonly CaseReport[]) =>
  new Set(cases.flatMap(({ findings }) => findings.map(({ key }) => key)));
const countOf = (xml: string, element: string) => xml.split(`<${element} `).length - 1;

describe("junit.xml with a baseline", () => {
  const FINDINGS = 9;
  const plain = reportWith({ findings: FINDINGS });
  const broken = plain.cases.filter(({ outcome }) => outcome === "failed");
  const knowing = (known: readonly CaseReport[]) =>
    reportWith({ findings: FINDINGS, facts: { knownKeys: keysOf(known) } });

  it("skips known failures with a reason", () => {
    const xml = toJunit(knowing(broken));
    expect([countOf(xml, "failure"), countOf(xml, "skipped")]).toEqual([0, plain.totals.skipped + broken.length]);
    expect(xml).toMatch(/^<testsuites [^>]*failures="0"/m);
    expect(xml).toMatch(/<skipped message="in the baseline: \w+ \w+ \S+ · response 200/);
  });

  it("fails for new failures", () => {
    const [, ...others] = broken;
    const xml = toJunit(knowing(others));
    expect([countOf(xml, "failure"), countOf(xml, "skipped")]).toEqual([1, plain.totals.skipped + others.length]);
  });

  it("shows a new finding first when a case has a new and a known one", () => {
    const [fresh, old] = broken;
    if (!fresh || !old) throw new Error("too little is broken");
    const both = { ...fresh, findings: [...old.findings, ...fresh.findings] };
    const xml = toJunit({ ...knowing([old]), cases: [both] });
    const shown = /<failure type="([\w-]+)" message="[^"]+ \(and 1 more\)">/.exec(xml)?.[1];
    expect(shown).toBe(fresh.findings[0]?.check);
    expect(shown).not.toBe(old.findings[0]?.check);
  });
});

describe("report.sarif", () => {
  it.for(COUNTS)("meets the requirements of SARIF 2.1.0 and code scanning with %i findings", (findings) => {
    const report = reportWith({ findings });
    const [run] = sarifOf(report).runs;
    const rules = run?.tool.driver.rules ?? [];
    expect(sarifOf(report).version).toBe("2.1.0");
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const rule of rules) {
      expect([rule.shortDescription?.text, rule.fullDescription?.text, rule.help?.text]).not.toContain(undefined);
    }
    expect(run?.results?.length).toBe(report.findings.length);
    for (const result of run?.results ?? []) {
      expect(rules[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
      expect(["error", "warning"]).toContain(result.level);
      const place = result.locations?.[0]?.physicalLocation;
      expect(place?.artifactLocation?.uri).toMatch(/^(file:\/\/\/|[^/])/);
      expect(place?.region?.startLine).toBeGreaterThan(0);
      expect(place?.region?.startColumn).toBeGreaterThan(0);
      expect(Object.values(result.partialFingerprints ?? {})).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    }
    const fingerprints = run?.results?.map((result) => JSON.stringify(result.partialFingerprints)) ?? [];
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });

  it("names files relative to the folder of the run, and marks known findings", () => {
    const inside = reportWith({ findings: 1, facts: { folder: "/" } });
    const key = inside.findings[0]?.key ?? "";
    expect(sarifOf(inside).runs[0]?.results?.[0]?.locations?.[0]?.physicalLocation?.artifactLocation).toEqual({
      uri: expect.stringMatching(/^tmp\/.*openapi\.json$/),
      uriBaseId: "%SRCROOT%",
    });
    const known = reportWith({ findings: 1, facts: { knownKeys: new Set([key]) } });
    expect(sarifOf(known).runs[0]?.results?.[0]?.suppressions).toHaveLength(1);
  });
});

describe("the terminal report", () => {
  it.for(COUNTS)("has lines of at most 80 columns, except for the commands, with %i findings", (findings) => {
    const lines = toTerminal(reportWith({ findings, facts: { folder: "/" } })).split("\n");
    const long = lines.filter((line) => line.length > 80 && !line.startsWith("curl "));
    expect(long).toEqual([]);
  });

  it("shows the most severe finding first and in full, with a command that reads the secret from a variable", () => {
    const text = toTerminal(reportWith({ findings: 20 }));
    expect(text.indexOf("(open-door)")).toBeLessThan(text.indexOf("(schema)"));
    expect(text).toContain("The first one in full");
    expect(text).toMatch(/^curl -i .*'"\$MEMBER_TOKEN"'/m);
    expect(text).toContain("Set first: MEMBER_TOKEN");
    expect(text).toMatch(/openapi\.json:\d+/);
    expect(text).toContain("does not honour the spec: ");
  });

  it("removes control characters that a server sent", () => {
    expect(toTerminal(reportWith({ findings: 20, body: HOSTILE }))).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  });
});

describe("every report", () => {
  it("masks a secret that a server sends back, in any encoding", () => {
    const forms: readonly ((it: string) => string)[] = [
      (it) => it,
      (it) => JSON.stringify(it),
      encodeURIComponent,
      (it) => Buffer.from(it).toString("base64"),
      (it) => Buffer.from(`user:${it}`).toString("base64url"),
    ];
    const secret = fc.constantFrom("correct horse", "t0ken-0f-the-member");
    fc.assert(
      fc.property(secret, fc.constantFrom(...forms), fc.string(), (it, form, around) => {
        const shown = everything(reportWith({ findings: 6, body: `${around}${form(it)} ${around}` }));
        for (const echo of [it, encodeURIComponent(it), form(it)]) expect(shown).not.toContain(echo);
      }),
      { numRuns: 12, seed: 1 },
    );
  });

  it("masks the value of a cookie", () => {
    const shown = everything(reportWith({ findings: 6 }));
    expect(shown).not.toContain("s3cr3t-cookie");
    expect(shown).toContain("session=***cookie***; Path=/; HttpOnly");
  });

  it("shortens a body of a megabyte", () => {
    const report = reportWith({ findings: 20, body: "x".repeat(1_000_000) });
    expect(everything(report).length).toBeLessThan(3_000_000);
    expect(report.findings[0]?.example?.response).toMatchObject({ cut: 990_000 });
  });
});
