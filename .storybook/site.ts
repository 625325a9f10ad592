import { readFileSync } from "node:fs";
import path from "node:path";

/** Output folder of `npm run build-storybook`. */
export const siteFolder = path.join(import.meta.dirname, "../node_modules/.cache/storybook-site");

export interface SiteEntry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
}

/** Every docs page and story of the site. */
export function readEntries(folder = siteFolder): SiteEntry[] {
  const index: { entries: Record<string, SiteEntry> } = JSON.parse(
    readFileSync(path.join(folder, "index.json"), "utf8"),
  );
  return Object.values(index.entries);
}
