import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ENGINE_NAMES } from "./engines.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** A test of the journeys, without its tag. */
const TITLE = /\btest\(\s*["`](?:@sample )?([^"`]+)["`]/g;
/** The routes are split into several tests. */
const ROUTES = /^routes \$.* show/;

/** The table of the journeys in the docs: for each journey, its cells. */
const rows = (): string[][] =>
  (/## What runs in every engine\n(?<section>.*?)\n## /s.exec(read("docs/browsers.md"))?.groups?.["section"] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|") && !line.startsWith("| -"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test("docs/browsers.md lists every journey, and every engine that runs them", () => {
  const [head, ...journeys] = rows();
  const titles = [...read("reference-app/engines/journeys.spec.ts").matchAll(TITLE)].map(([, title = ""]) =>
    title.replace(ROUTES, "routes show"),
  );
  expect(journeys.map(([title]) => title)).toEqual(titles);
  expect(head).toEqual(["Journey", ...ENGINE_NAMES.map((name) => `\`${name}\``), "Slow phone"]);
});
