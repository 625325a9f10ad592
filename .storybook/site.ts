import { readFileSync } from "node:fs";
import path from "node:path";

/** Where `npm run build-storybook` puts the site. */
export const siteFolder = path.join(import.meta.dirname, "../node_modules/.cache/storybook-site");

export interface SiteEntry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
}

/** Every page and story that the site holds. */
export function readEntries(folder = siteFolder): SiteEntry[] {
  const index: { entries: Record<string, SiteEntry> } = JSON.parse(
    readFileSync(path.join(folder, "index.json"), "utf8"),
  );
  return Object.values(index.entries);
}
