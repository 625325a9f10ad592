/**
 * `npm run docs -w api-spec`: writes dist/reference.html, a readable page of the contract, when it is missing or older than the bundle. The
 * page is a single file, so it can be read without a network.
 */
import { execFile } from "node:child_process";
import { renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { BUNDLE, bundleWhenStale } from "./bundle.ts";

/** Path of the page. */
export const REFERENCE = path.join(path.dirname(BUNDLE), "reference.html");

const CONFIG = path.join(import.meta.dirname, "../redocly.yaml");
const modifiedMs = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Updates dist/reference.html when the bundle is newer. @throws Error with Redocly's message */
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

if (import.meta.main) {
  await buildReferenceWhenStale();
  console.log(`The reference page is ${path.relative(path.join(import.meta.dirname, "../.."), REFERENCE)}.`);
}
