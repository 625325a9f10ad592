import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore } from "../../../src/mock/world/store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lobbykit-store-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("D3 a folder in place of the database file is named, and nobody is asked to delete it", () => {
  expect(() => openStore(folder)).toThrow(`${folder} is a folder. Choose another with --data.`);
});

it("D3 a place where there can be no file is named, and nobody is asked to delete it", () => {
  const file = path.join(folder, "notes.txt");
  writeFileSync(file, "");
  expect(() => openStore(path.join(file, "world.sqlite"))).toThrow(
    /cannot be used: E\w+: .*\. Choose another with --data\.$/,
  );
});

it("D3 a file that is no database is named, and may be deleted", () => {
  const file = path.join(folder, "notes.txt");
  writeFileSync(file, "These are notes, and no database.".repeat(100));
  expect(() => openStore(file)).toThrow(
    `${file} cannot be used: file is not a database. Choose another with --data, or delete it if you do not need it.`,
  );
});
