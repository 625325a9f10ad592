// `npm pack` and `npm publish` run this before and after: the published package.json has no scripts, no tools and no sources.
// The condition `@lobbykit/source` is for this workspace; outside, it would lead to files that are not there.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SOURCE_CONDITION } from "../../.ci/vite-shared.ts";

const workspace = path.join(import.meta.dirname, "..");
const manifest = path.join(workspace, "package.json");
const kept = path.join(workspace, "../node_modules/.cache/design-system-package.json");

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function withoutSources(value: Json): Json {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([key]) => key !== SOURCE_CONDITION);
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutSources(field)]));
}

/** What is published of a package.json. */
export function publishedManifest(text: string): string {
  const { scripts: _scripts, devDependencies: _tools, exports, ...rest } = JSON.parse(text);
  return `${JSON.stringify({ ...rest, exports: withoutSources(exports) }, null, 2)}\n`;
}

function before(): void {
  mkdirSync(path.dirname(kept), { recursive: true });
  // One that is kept already is from a run that was broken off: that one is whole.
  if (existsSync(kept)) copyFileSync(kept, manifest);
  else copyFileSync(manifest, kept);
  writeFileSync(manifest, publishedManifest(readFileSync(manifest, "utf8")));
}

function after(): void {
  if (existsSync(kept)) renameSync(kept, manifest);
}

if (process.argv.includes("--before")) before();
if (process.argv.includes("--after")) after();
