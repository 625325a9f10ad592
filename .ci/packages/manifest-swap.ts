// `npm pack` and `npm publish` run a package's `package/manifest.ts` before and after. The published package.json has no scripts, dev tools
// or source paths; afterwards the workspace's own package.json is restored.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

const cache = path.join(import.meta.dirname, "../../node_modules/.cache");

/** Converts pinned versions to ranges: `1.2.3` becomes `^1.2.3`. */
export const asRanges = (versions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, version.replace(/^(?=\d)/, "^")]));

/**
 * Replaces the workspace's package.json by the published one (`--before` among the arguments), or restores it (`--after`).
 * @param publishedOf converts the text of a package.json to its published text
 */
export function swapManifest(workspace: string, publishedOf: (text: string) => string): void {
  const manifest = path.join(workspace, "package.json");
  const kept = path.join(cache, `${path.basename(workspace)}-package.json`);
  if (process.argv.includes("--before")) {
    mkdirSync(cache, { recursive: true });
    // An existing backup comes from an aborted run and is the complete original, so restore it first.
    if (existsSync(kept)) copyFileSync(kept, manifest);
    else copyFileSync(manifest, kept);
    writeFileSync(manifest, publishedOf(readFileSync(manifest, "utf8")));
  }
  if (process.argv.includes("--after") && existsSync(kept)) renameSync(kept, manifest);
}
