import path from "node:path";
import { expect, test } from "vitest";
import { projectFiles } from "./import-graph/repository.ts";

const MOST_FILES = 20;
/** Folders with one file for each item of a long list. */
const FLAT_LISTS = [
  ".changeset",
  "contract-tests/proof/lists",
  "design-system/reports/api",
  "docs/decisions",
  "reference-app/e2e/screens/*/*",
  "reference-app/src/shared/i18n/locales/*",
];
const isFlatList = (folder: string) => FLAT_LISTS.some((pattern) => path.posix.matchesGlob(folder, pattern));

test(`no folder directly contains more than ${MOST_FILES} files`, () => {
  const counts = new Map<string, number>();
  for (const file of projectFiles(path.join(import.meta.dirname, ".."))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const large = [...counts].filter(([folder, count]) => count > MOST_FILES && folder !== "." && !isFlatList(folder));
  expect(large).toEqual([]);
});
