import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { scriptLacks } from "./script-features.ts";
import { styleLacks } from "./style-features.ts";
import type { Lack } from "./tables.ts";

/** A feature that a built file uses. */
export interface Use extends Lack {
  file: string;
}

/** What older browsers lack is brought to pages alone (`reference-app/src/shell/older-browsers.ts`): these run outside of one. */
const isWorker = (file: string): boolean => /worker-[\w-]+\.js$|^service-worker\.js$/.test(file);
/** The file that brings it, and asks first for each. */
const isBringer = (file: string): boolean => file.startsWith("assets/older-browsers-");

/** What the files of a folder, as a browser gets them, use and some browser of the floor lacks, save what the page brings itself. */
export function usesIn(folder: string, brought: ReadonlySet<string>, glob = "**/*.{js,css}"): Use[] {
  const files = globSync(glob, { cwd: folder }).toSorted();
  return files
    .filter((file) => !isBringer(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const lacks = file.endsWith(".css") ? styleLacks(text) : scriptLacks(file, text);
      return lacks
        .filter(({ feature }) => isWorker(file) || !brought.has(feature))
        .map((lack) => ({ ...lack, file: file.split(path.sep).join("/") }));
    });
}

/**
 * What is wrong: features that nobody allowed, and allowances that nothing needs any more.
 *
 * @param allowed reasons by feature.
 */
export function problemsOf(uses: readonly Use[], allowed: Readonly<Record<string, string>>): string[] {
  const used = new Set(uses.map(({ feature }) => feature));
  return [
    ...uses
      .filter(({ feature }) => !Object.hasOwn(allowed, feature))
      .map(({ feature, file, browsers }) => `${file} uses ${feature}, which is not in ${browsers.join(", ")}`),
    ...Object.keys(allowed)
      .filter((feature) => !used.has(feature))
      .map((feature) => `${feature} is allowed, and nothing uses it`),
  ];
}
