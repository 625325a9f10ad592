import MiniSearch from "minisearch";
import { beforeAll, describe, expect, test } from "vitest";
import { INDEX_OPTIONS, type Entry } from "./client/index-options.ts";
import { documentOf, POLICY } from "./layout.ts";
import { outputOf, type Source } from "./pages.ts";
import { entriesOfPages, searchIndexOf } from "./search-index.ts";
import { readSite, type DocsSite } from "./site.ts";

const REFUSED = /<script(?! src)|<style|\sstyle=|<[^>]*\son\w+=/;
const FEWEST_PAGES = 60;
const FEWEST_LINKS = 100;
/** Rendering all pages takes two seconds on an idle machine. */
const PATIENCE_MS = 60_000;

const planted: Source = {
  file: "docs/planted.md",
  output: "planted.html",
  markdown: [
    "# Planted",
    "[page](games.md), [anchor](games.md#messages), [file](../LICENSE), [folder](decisions), [own](#planted)",
    "[no page](no-page.md), [no anchor](games.md#no-anchor), [no file](../no-file.ts), [no own](#no-own)",
    "",
    "| a | <script>alert(1)</script> |",
    "| --- | --- |",
  ].join("\n"),
};

const find = (entries: readonly Entry[], query: string) =>
  MiniSearch.loadJSON<Entry>(searchIndexOf(entries), INDEX_OPTIONS)
    .search(query)
    .map(({ id }) => String(id));

let site: DocsSite;
beforeAll(() => {
  site = readSite([planted]);
}, PATIENCE_MS);

describe("the site of the documentation", () => {
  test("has only links that lead to a page, an anchor or a file", () => {
    expect(site.links.broken.filter((line) => !line.startsWith("docs/planted.md"))).toEqual([]);
    expect(site.pages.length).toBeGreaterThan(FEWEST_PAGES);
    expect(site.links.checked).toBeGreaterThan(FEWEST_LINKS);
  });

  test("reports every broken link with its page", () => {
    expect(site.links.broken.filter((line) => line.startsWith("docs/planted.md"))).toEqual([
      "docs/planted.md: no-page.md",
      "docs/planted.md: games.md#no-anchor",
      "docs/planted.md: ../no-file.ts",
      "docs/planted.md: #no-own",
    ]);
  });

  test("contains no script or style that its policy would refuse", () => {
    const refused = site.pages.filter((page) => {
      const html = documentOf(page, site.navigation);
      return REFUSED.test(html) || !html.includes('<meta http-equiv="Content-Security-Policy"');
    });
    expect(refused.map(({ output }) => output)).toEqual([]);
    expect(POLICY).toMatch(/^default-src 'none'/);
    expect(POLICY).not.toContain("unsafe-");
  });

  test("shows the reader where the page is in the navigation", () => {
    const guide = site.pages.find(({ output }) => output === "decisions/012-money-calls.html");
    const html = guide ? documentOf(guide, site.navigation) : "";
    expect(html).toContain('<a href="012-money-calls.html" aria-current="page">');
    expect(html).toContain('<a href="../for-designers.html">For designers</a>');
  });
});

describe("the search", () => {
  test("finds a word and leads to its passage", () => {
    const found = find(entriesOfPages(site.pages), "idempotency");
    expect(found.some((address) => address.startsWith("decisions/012-money-calls.html#"))).toBe(true);
  });

  test("shows an explanation before a list that only names the word", () => {
    const entry = { page: "Any", heading: "Any", text: "One key for each intent" };
    expect(
      find(
        [
          { ...entry, address: "trace.html#r1" },
          { ...entry, address: "games.html" },
        ],
        "intent",
      ),
    ).toEqual(["games.html", "trace.html#r1"]);
  });
});

test.each([
  ["docs/README.md", "index.html"],
  ["docs/games.md", "games.html"],
  ["docs/decisions/README.md", "decisions/index.html"],
  ["README.md", "repository/index.html"],
  ["api-spec/mock/README.md", "repository/api-spec/mock/index.html"],
])("%s becomes %s", (file, output) => expect(outputOf(file)).toBe(output));
