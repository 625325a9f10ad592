/**
 * `npm run docs`: writes the contract as a page for people, dist/reference.html, when there is none or the bundle is newer. All
 * of it is in the one file, so it can be read without a network.
 */
import { execFile } from "node:child_process";
import { renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { BUNDLE, bundleWhenStale } from "./bundle.ts";

/** Where the page is. */
export const REFERENCE = path.join(path.dirname(BUNDLE), "reference.html");

const CONFIG = path.join(import.meta.dirname, "../redocly.yaml");
const modifiedMs = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Brings dist/reference.html up to date with the bundle. @throws Error with what Redocly says */
export async function buildReferenceWhenStale(): Promise<void> {
  bundleWhenStale();
  if (modifiedMs(REFERENCE) > modifiedMs(BUNDLE)) return;
  const draft = `${REFERENCE}.${process.pid}.html`;
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  try {
    const commandLine = [cli, "build-docs", BUNDLE, "--config", CONFIG, "--inlineBundle", "-o", draft];
    await promisify(execFile)(process.execPath, commandLine);
    renameSync(draft, REFERENCE);
  } finally {
    rmSync(draft, { force: true });
  }
}

if (import.meta.main) await buildReferenceWhenStale();
