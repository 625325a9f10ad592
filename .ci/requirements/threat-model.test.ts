import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const ROW = /^\| [^|]+\| [^|]+\| `(?<file>[^`]+)` *\| (?<title>[^|]+?) *\|$/gm;

const rows = [...readFileSync(path.join(root, "docs/threat-model.md"), "utf8").matchAll(ROW)].map(({ groups }) => ({
  file: groups?.file ?? "",
  title: groups?.title ?? "",
}));

test("the threat model names only tests that exist", () => {
  expect(rows.length).toBeGreaterThan(15);
  const missing = rows.filter(
    ({ file, title }) =>
      !existsSync(path.join(root, file)) || !readFileSync(path.join(root, file), "utf8").includes(title),
  );
  expect(missing).toEqual([]);
});
