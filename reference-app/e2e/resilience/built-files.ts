import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildFolder } from "../../../.ci/app-build.ts";

/** The folder with the build that the tests open (playwright.config.ts starts it with these ports). */
const folder = buildFolder({
  ...process.env,
  MOCK_PORT: process.env.E2E_MOCK_PORT,
  GAMES_PORT: process.env.E2E_GAMES_PORT,
});

export interface Chunk {
  file: string;
  css?: string[];
  isDynamicEntry?: boolean;
}

/** Returns the build's manifest: its files by the source files that they start from. */
export const readManifest = (): Record<string, Chunk> => JSON.parse(readFileSync(`${folder}.manifest.json`, "utf8"));

/** Returns the paths of all files that are served. */
export const servedFiles = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
