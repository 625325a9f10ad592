import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { arePackagesInstalled } from "./installed-packages.js";

const here = { os: [process.platform], cpu: [process.arch] };
const LOCKED = {
  "": { version: "0.1.0" },
  "design-system": { version: "0.1.0" },
  "node_modules/react": { version: "19.0.0" },
  "node_modules/tool-native": { version: "1.0.0", optional: true, ...here },
  "node_modules/tool-elsewhere": { version: "1.0.0", optional: true, os: ["aix"] },
};
const react = { "node_modules/react": { version: "19.0.0" } };
const native = { "node_modules/tool-native": { version: "1.0.0" } };

test.each([
  ["npm has installed every package", { ...react, ...native }, true],
  ["nothing is installed", undefined, false],
  ["a package is missing", native, false],
  ["a package has another version", { "node_modules/react": { version: "18.0.0" }, ...native }, false],
  ["the native package of this platform is missing", react, false],
])("D1 when %s, the set-up decides whether to install", (_case, installed, isInstalled) => {
  const root = mkdtempSync(path.join(tmpdir(), "lobbykit-installed-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, "package-lock.json"), JSON.stringify({ packages: LOCKED }));
  mkdirSync(path.join(root, "node_modules"));
  const file = path.join(root, "node_modules/.package-lock.json");
  if (installed) writeFileSync(file, JSON.stringify({ packages: installed }));
  expect(arePackagesInstalled(root)).toBe(isInstalled);
});
