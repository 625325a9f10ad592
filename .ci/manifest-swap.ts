// `npm pack` and `npm publish` run a package's `package/manifest.ts` before and after: what is published has no scripts, no tools and
// no sources, and the workspace gets its own package.json back.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

const cache = path.join(import.meta.dirname, "../node_modules/.cache");

/**
 * Puts the published package.json in the place of the workspace's (`--before` among the arguments), or back (`--after`).
 * @param publishedOf the published text of a package.json's text
 */
export function swapManifest(workspace: string, publishedOf: (text: string) => string): void {
  const manifest = path.join(workspace, "package.json");
  const kept = path.join(cache, `${path.basename(workspace)}-package.json`);
  if (process.argv.includes("--before")) {
    mkdirSync(cache, { recursive: true });
    // One that is kept already is from a run that was broken off: that one is whole.
    if (existsSync(kept)) copyFileSync(kept, manifest);
    else copyFileSync(manifest, kept);
    writeFileSync(manifest, publishedOf(readFileSync(manifest, "utf8")));
  }
  if (process.argv.includes("--after") && existsSync(kept)) renameSync(kept, manifest);
}
