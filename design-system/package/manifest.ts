// The condition `@lobbykit/source` is only for this workspace. Outside, it would resolve to files that are not published.
import path from "node:path";
import { asRanges, swapManifest } from "../../.ci/packages/manifest-swap.ts";
import { SOURCE_CONDITION } from "../../.ci/vite-shared.ts";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function withoutSources(value: Json): Json {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([key]) => key !== SOURCE_CONDITION);
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutSources(field)]));
}

/**
 * Returns the published form of a package.json. Its dependencies are ranges, so that a consumer can share one version with other packages;
 * this workspace pins them.
 */
export function publishedManifest(text: string): string {
  const { scripts: _scripts, devDependencies: _tools, dependencies, exports, ...rest } = JSON.parse(text);
  return `${JSON.stringify({ ...rest, dependencies: asRanges(dependencies), exports: withoutSources(exports) }, null, 2)}\n`;
}

if (import.meta.main) swapManifest(path.join(import.meta.dirname, ".."), publishedManifest);
