import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ALLOWED } from "./allowed.ts";
import { scriptLacks } from "./script-features.ts";

const designSystem = path.join(import.meta.dirname, "../../design-system");
/** Keys in MDN's tables for the features that the README requires a page to polyfill, by the README's wording. */
const NAMED = {
  "`Element.checkVisibility`": "api.Element.checkVisibility",
  "`URL.canParse`": "api.URL.canParse_static",
};

/** An expression as in source code; in a built file, the variable's name would be minified. */
const VARIABLE = "api.Window.viewport";

test("the design system's README lists each method that its code uses and that a supported browser lacks", () => {
  const files = globSync("src/{components,foundations,icons,theme}/**/*.{ts,tsx}", { cwd: designSystem });
  const lacks = files
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .flatMap((file) => scriptLacks(file, readFileSync(path.join(designSystem, file), "utf8")))
    .map(({ feature }) => feature)
    .filter((feature) => feature !== VARIABLE && !Object.hasOwn(ALLOWED, feature));
  expect([...new Set(lacks)].toSorted()).toEqual(Object.values(NAMED));
  const readme = readFileSync(path.join(designSystem, "README.md"), "utf8");
  for (const name of Object.keys(NAMED)) expect(readme).toContain(name);
});
