import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bodyMarkup } from "./body.ts";
import { layOutJson } from "../formats/json-layout.ts";
import { escapeHtml, html } from "./markup.ts";
import { toHtml } from "./page.ts";
import { toJson } from "../formats/json.ts";
import { HOSTILE, reportWith } from "../../../test/support/reports/long-report.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");

/** All elements that the page may contain. */
const OWN_TAGS =
  "html head meta title link style body a header p b svg path ellipse rect fieldset legend span input label main section h1 h2 h3 h4 dl div dt dd nav ul ol li details summary strong pre i mark code table caption thead tbody tr th td footer".split(
    " ",
  );

const tagsIn = (page: string): Set<string> =>
  new Set([...page.matchAll(/<([a-z][a-z0-9]*)/gi)].flatMap(([, name]) => name ?? []));

describe("server text in the HTML report", () => {
  it("is shown as text, whatever it contains", () => {
    const page = toHtml(reportWith({ findings: 12, body: HOSTILE + HOSTILE }));
    expect([...tagsIn(page)].filter((name) => !OWN_TAGS.includes(name))).toEqual([]);
    expect(page).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
    expect(page).toContain("&lt;/script&gt;&lt;script&gt;alert(1)");
    expect(page).toContain("[U+202E]gnp.exe \u2400\u241B[31m");
    expect(page).not.toMatch(/ on[a-z]+="/);
  });

  it("cannot break out of its element or attribute", () => {
    // Every UTF-16 code unit, including lone surrogates, in texts of sixty-four.
    const texts = Array.from({ length: 1024 }, (_, row) =>
      String.fromCharCode(...Array.from({ length: 64 }, (__, column) => row * 64 + column)),
    );
    const unsafe = /[<>"']|&(?!(?:amp|lt|gt|quot|#39);)|[^\P{Cc}\t\n]|\p{Bidi_Control}/u;
    expect(texts.filter((text) => unsafe.test(escapeHtml(text)))).toEqual([]);
    const written = texts.map((text) => html`<a title="${text}">${text}</a>`.text);
    expect(written.filter((text) => text.match(/[<>]/g)?.length !== 4)).toEqual([]);
  });

  it("is shortened with a note when it has a megabyte", () => {
    const page = toHtml(reportWith({ findings: 20, body: `{"a":"${"x".repeat(1_000_000)}"}` }));
    expect(page).toContain("990,008 more characters");
    expect(page.length).toBeLessThan(1_500_000);
  });

  it("is formatted and marked at the place that breaks the contract", () => {
    const body = '{"success":true,"value":{"list":[{"id":1},{"id":"two"}]},"text":"a, {b: c}","none":[]}';
    const { text } = bodyMarkup(body, "response 200 /value/list/1/id");
    expect(text).toMatch(/<mark> {8}<span class="key">&quot;id&quot;<\/span>: &quot;two&quot;<\/mark>/);
    expect(layOutJson(body)).toBe(JSON.stringify(JSON.parse(body), null, 2));
    expect(layOutJson('{"a":[1,{"b":"cut of')).toBe('{\n  "a": [\n    1,\n    {\n      "b": "cut of');
    expect(bodyMarkup('{"a":', "request").text).toContain("{&quot;a&quot;:");
    const deep = `${"[".repeat(5000)}1`;
    expect(bodyMarkup(deep, "response 200 /0/0", true).text.length).toBeLessThan(6000);
    const long = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id })));
    expect(bodyMarkup(long, "response 200 /400/id").text).toMatch(/lines left out[^]*<mark>[^]*400[^]*lines left out/);
  });
});

const verdictOf = (page: string) => /<h1>([^<]*)</.exec(page)?.[1];

describe("the HTML report", () => {
  it.for([0, 5, 300])("loads nothing and has no scripts, with %i findings", (findings) => {
    const page = toHtml(reportWith({ findings }));
    const [, style = ""] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page).toContain(`default-src &#39;none&#39;; style-src &#39;sha256-${hash}&#39;;`);
    expect(page).not.toMatch(/<script|<img|<iframe|@import|url\(|<[^>]* (?:style|src|on\w+)=/);
    expect(page.match(/<h1/g)).toHaveLength(1);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length - new Set(ids).size).toBe(0);
    const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("has the brand's colours in the light and the dark theme", () => {
    const base = readFileSync(path.join(ROOT, "contract-tests/src/report/html/styles/base.css"), "utf8");
    const themeOf = (name: string) =>
      readFileSync(path.join(ROOT, `design-system/src/theme/brands/lobbykit/${name}.json`), "utf8");
    const [light, dark] = [themeOf("light"), themeOf("dark")];
    const pairs = [...base.matchAll(/light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
    expect(pairs.length).toBeGreaterThan(15);
    const strange = pairs.filter(([, day = "", night = ""]) => !light.includes(day) || !dark.includes(night));
    expect(strange.map(([pair]) => pair)).toEqual([]);
  });

  it("begins with the verdict", () => {
    const fine = reportWith({ findings: 0 });
    expect(verdictOf(toHtml(fine))).toBe(
      `The server honours the contract, as far as ${fine.totals.cases} cases can say.`,
    );
    const broken = reportWith({ findings: 5 });
    const operations = new Set(broken.findings.map(({ operationId }) => operationId)).size;
    expect(verdictOf(toHtml(broken))).toBe(
      `The server breaks 5 promises of the contract, in ${operations} of 8 operations.`,
    );
    const { findings } = reportWith({ findings: 2 });
    const facts = { knownKeys: new Set(findings.slice(0, 1).map(({ key }) => key)) };
    expect(verdictOf(toHtml(reportWith({ findings: 2, facts })))).toBe(
      "The server breaks 1 new promise of the contract, in addition to 1 in the baseline.",
    );
  });

  it("shows what has changed since the last run", () => {
    const page = toHtml(reportWith({ findings: 9, earlier: toJson(reportWith({ findings: 4 })) }));
    expect(page).toMatch(/<b>5<\/b> New/);
    expect(page).toMatch(/<b>4<\/b> Still there/);
  });
});
