import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished, expect, test } from "vitest";
import { POLYFILLED } from "./polyfilled.ts";
import { problemsOf, usesIn } from "./built-files.ts";
import { scriptLacks } from "./script-features.ts";
import { styleLacks } from "./style-features.ts";
import { BUILD_TARGET } from "./targets.ts";

/** Creates a folder with these files, as a build would. */
function built(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-built-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const TO_SORTED = "export const first = (all) => all.toSorted()[0];";

test("the build target lists the oldest supported browsers", () => {
  expect(BUILD_TARGET).toEqual(["chrome109", "edge109", "firefox115", "ios16.4", "safari16.4"]);
});

test("the browser check reports toSorted without a polyfill, and names the file and a browser that lacks it", () => {
  const uses = usesIn(built({ "assets/page-1a.js": TO_SORTED }), new Set());
  expect(problemsOf(uses, {})).toEqual([
    expect.stringMatching(
      /^assets\/page-1a\.js uses javascript\.builtins\.Array\.toSorted, which is not in chrome 109/,
    ),
  ]);
});

test("the browser check accepts a polyfilled method in a page, but reports it in workers, which load no polyfill", () => {
  const folder = built({
    "assets/page-1a.js": TO_SORTED,
    "assets/sum.worker-1a.js": TO_SORTED,
    "service-worker.js": TO_SORTED,
  });
  const files = usesIn(folder, new Set(Object.keys(POLYFILLED))).map(({ file }) => file);
  expect(files).toEqual(["assets/sum.worker-1a.js", "service-worker.js"]);
});

test("the browser check accepts features on its allow list, and reports list entries that no file uses", () => {
  const uses = usesIn(built({ "assets/page-1a.js": TO_SORTED }), new Set());
  const allowed = { "javascript.builtins.Array.toSorted": "tried", "api.URL.parse_static": "tried" };
  expect(problemsOf(uses, allowed)).toEqual(["api.URL.parse_static is allowed, and nothing uses it"]);
});

test.each([
  ["a wait at the top level", "export const y = await x", "javascript.operators.await.top_level"],
  [
    "a loop that waits at the top level",
    "for await (const y of x) y(); export { y }",
    "javascript.operators.await.top_level",
  ],
  ["a static method", "Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
  ["a static method of a web API", "AbortSignal.any([])", "api.AbortSignal.any_static"],
  ["a static method called through window", "window.URL.parse(x)", "api.URL.parse_static"],
  ["a method of an iterator", "x.values().drop(1)", "javascript.builtins.Iterator.drop"],
  ["a method of a set", "x.isSubsetOf(y)", "javascript.builtins.Set.isSubsetOf"],
  ["a class", "new Intl.Segmenter()", "javascript.builtins.Intl.Segmenter"],
  ["a global function of a page", "requestIdleCallback(x)", "api.Window.requestIdleCallback"],
  ["a flag of a regular expression", "/[a--b]/v.test(x)", "javascript.builtins.RegExp.unicodeSets"],
  [
    "an attribute of an import",
    'import x from "./x.json" with { type: "json" };',
    "javascript.statements.import.import_attributes",
  ],
])("the browser check finds %s that one of the oldest supported browsers lacks", (_title, code, feature) => {
  expect(scriptLacks("x.js", code).map((lack) => lack.feature)).toContain(feature);
});

test.each([
  ["a method behind a typeof check", 'typeof URL.parse === "function"'],
  ["a method behind optional chaining", "window.trustedTypes?.createPolicy(x); document.startViewTransition?.(x)"],
  ["a method that every supported browser has", "x.map(y).flat().at(-1); Object.hasOwn(x, y); structuredClone(x)"],
  ["a method name that older built-ins also have", "x.filter(y).take"],
  ["a wait inside a function", "export async function f() { for await (const y of x) await (async () => await y)() }"],
  ["a wait at the top level of a file that no other imports", "await x"],
])("the browser check does not report %s", (_title, code) => {
  expect(scriptLacks("x.js", code)).toEqual([]);
});

test.each([
  ["a property", "a { field-sizing: content }", "css.properties.field-sizing"],
  ["a value", "a { grid-template-columns: subgrid }", "css.properties.grid-template-columns.subgrid"],
  ["a function", "a { color: color-mix(in srgb, red, blue) }", "css.types.color.color-mix"],
  ["a selector", "a:has(b) { color: red }", "css.selectors.has"],
  ["a rule", "@starting-style { a { opacity: 0 } }", "css.at-rules.starting-style"],
  ["a unit", "a { block-size: 1lh }", "css.types.length.lh"],
])(
  "in a style sheet, the browser check finds %s that one of the oldest supported browsers lacks",
  (_title, css, feature) => {
    expect(styleLacks(css).map((lack) => lack.feature)).toContain(feature);
  },
);

test("the browser check reports neither style features behind @supports nor features that every supported browser has", () => {
  const css =
    "@supports (field-sizing: content) { a { field-sizing: content } } @layer x { a { block-size: 1dvh; -webkit-appearance: none } }";
  expect(styleLacks(css)).toEqual([]);
});
