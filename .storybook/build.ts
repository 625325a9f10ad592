// `npm run build-storybook`: builds Storybook as static files, each page with its content security policy. Accepts the options of
// `storybook build`; Chromatic sets --output-dir.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { withPolicy } from "./policy.ts";
import { siteFolder } from "./site.ts";

const PAGES = ["index.html", "iframe.html"];

/**
 * @param output "pipe" prints the build's output only when it fails
 * @returns the exit code of the build
 */
export function buildSite(options: readonly string[] = [], output: "inherit" | "pipe" = "inherit"): number {
  const { values } = parseArgs({
    args: [...options],
    options: { "output-dir": { type: "string", short: "o" } },
    strict: false,
  });
  const folder = typeof values["output-dir"] === "string" ? path.resolve(values["output-dir"]) : siteFolder;
  rmSync(folder, { recursive: true, force: true });
  const bin = path.join(
    path.dirname(createRequire(import.meta.url).resolve("storybook/package.json")),
    "dist/bin/dispatcher.js",
  );
  const command = [bin, "build", "--config-dir", import.meta.dirname, "--output-dir", folder, "--quiet", ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { stdio: output, encoding: "utf8" });
  if (status !== 0) {
    if (output === "pipe") console.error(stdout, stderr);
    return status ?? 1;
  }
  for (const page of PAGES) {
    const file = path.join(folder, page);
    writeFileSync(file, withPolicy(readFileSync(file, "utf8")));
  }
  return 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = buildSite(process.argv.slice(2));
