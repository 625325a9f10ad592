// The condition `@lobbykit/source` is for this workspace; outside, it would lead to files that are not there.
import path from "node:path";
import { swapManifest } from "../../.ci/manifest-swap.ts";
import { SOURCE_CONDITION } from "../../.ci/vite-shared.ts";

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

if (import.meta.main) swapManifest(path.join(import.meta.dirname, ".."), publishedManifest);
