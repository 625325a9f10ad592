import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const EXPECTATIONS = new Set(["toContainText", "toHaveText", "getByText"]);
/** The files that the app and the mock take their texts from. */
const SOURCES = [
  "reference-app/src/shared/i18n/locales/en/**/*.json",
  "api-spec/src/mock/**/*.{json,ts}",
  "api-spec/openapi/**/*.yaml",
  "reference-app/*.{ts,html}",
  "reference-app/{public,src}/**/*.{ts,tsx,html}",
];
/** The console puts its sentences together from parts. */
const COMPOSED = "reference-app/e2e/product/mock-console.spec.ts";
const isSentence = (text: string): boolean => /^[A-Z]\w*(?:[ ,]+[\w']+){2}/.test(text);
const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.test\.ts$|node_modules/.test(file));
const read = (file: string): string => readFileSync(path.join(root, file), "utf8").replaceAll(/\s+/g, " ");

/** The sentences that a spec expects word for word on the page. */
function quotedIn(file: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(file, readFileSync(path.join(root, file), "utf8"));
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = callee.type === "MemberExpression" && callee.property.type === "Identifier" && callee.property.name;
      if (!name || !EXPECTATIONS.has(name)) return;
      for (const literal of first?.type === "ArrayExpression" ? first.elements : [first])
        if (literal?.type === "Literal" && typeof literal.value === "string") found.push(literal.value);
    },
  }).visit(program);
  return found.flatMap((text) => text.split(/(?<=\.) /)).filter(isSentence);
}

// When a text of the app or the mock is reworded, this test finds the old wording within a second. The end-to-end tests would find it only
// after half an hour.
test("end-to-end tests expect only sentences that the app or the mock contains", () => {
  const sources = SOURCES.flatMap(filesOf).map(read).join(" ");
  const texts = sources + sources.replaceAll(/<[^<>]*>/g, "");
  const quotes = filesOf("reference-app/e2e/**/*.ts")
    .filter((file) => file !== COMPOSED)
    .flatMap((file) => quotedIn(file).map((text) => ({ file, text })));
  expect(quotes.length).toBeGreaterThan(10);
  expect(quotes.filter(({ text }) => !texts.includes(text))).toEqual([]);
});
