import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { scriptLacks } from "./script-features.ts";
import { styleLacks } from "./style-features.ts";
import type { Lack } from "./tables.ts";

/** An unsupported feature that a built file uses. */
export interface Use extends Lack {
  file: string;
}

/** Polyfills are loaded only in pages (`reference-app/src/app/boot/older-browsers.ts`); workers run outside a page. */
const isWorker = (file: string): boolean => /worker-[\w-]+\.js$|^service-worker\.js$/.test(file);
/** The polyfill file itself, which checks for each feature before it uses it. */
const isBringer = (file: string): boolean => file.startsWith("assets/older-browsers-");

/** Returns the features in a folder's built files that some supported browser lacks, except those that the page polyfills. */
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
 * Returns what is wrong: features without an entry in `allowed`, and entries that are no longer needed.
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
