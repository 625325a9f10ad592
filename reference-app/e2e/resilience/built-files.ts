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
  /** Keys of the chunks that must be loaded before this one. */
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** Returns the build's manifest: its files by the source files that they start from. */
export const readManifest = (): Record<string, Chunk> => JSON.parse(readFileSync(`${folder}.manifest.json`, "utf8"));

/** Returns the scripts of some source files and of all that they import statically, as paths of the app. */
export function scriptsOf(sources: readonly string[]): string[] {
  const manifest = readManifest();
  const found = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...found];
}

/** Returns the paths of all files that are served. */
export const servedFiles = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
