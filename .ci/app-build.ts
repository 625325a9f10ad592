// Builds the app when its sources or settings changed since the last build; a second `npm start` serves what is there.
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const root = path.join(import.meta.dirname, "..");
const cacheFolder = path.join(root, "node_modules/.cache/lobbykit");
/** The app's workspace: where its Vite configuration stands. */
export const appFolder = path.join(root, "reference-app");
const PORT_NAMES: ReadonlySet<string> = new Set(["MOCK_PORT", "GAMES_PORT"]);
const STAMP_FILE = ".lobbykit-stamp";

const SOURCES = [
  "package-lock.json",
  ".ci/{neutral-names,vite-shared,browser-floor/{brought,targets}}.ts",
  "package.json",
  "reference-app/{index.html,package.json,*.ts}",
  "reference-app/{src,public}/**/*",
  "design-system/package.json",
  "design-system/src/**/*",
  "api-spec/package.json",
  "api-spec/src/{client,generated}/**/*",
];
const isTestOnly = (file: string) => /\.(test|stories)\.tsx?$/.test(file) || file.endsWith("playwright.config.ts");

/** What of the environment is built in: the deployment's lists (D9), and the mock's ports they default to. */
function settings(environment: NodeJS.ProcessEnv): string {
  const names = Object.keys(environment).filter((name) => name.startsWith("VITE_") || PORT_NAMES.has(name));
  return JSON.stringify(names.toSorted().map((name) => [name, environment[name]]));
}

/**
 * The folder of the app that is built in that environment. Each has a folder of its own, so that the app of `npm start` and that of
 * the end-to-end tests do not push each other out.
 */
export const buildFolder = (environment: NodeJS.ProcessEnv): string =>
  path.join(cacheFolder, `app-${createHash("sha256").update(settings(environment)).digest("hex").slice(0, 8)}`);

function stampOfSources(): string {
  const hash = createHash("sha256").update(settings(process.env));
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.filter((name) => !isTestOnly(name)).toSorted()) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

const readStamp = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** The folder of an up-to-date build of the app. @throws Error when the build fails */
export async function upToDateBuild(onBuild: () => void): Promise<string> {
  const outDir = buildFolder(process.env);
  const stamp = stampOfSources();
  const stampFile = path.join(outDir, STAMP_FILE);
  if (readStamp(stampFile) === stamp) return outDir;
  onBuild();
  // Emptied first, the stamp with it: a build that broke off is never taken for a whole one.
  await build({ root: appFolder, logLevel: "warn", build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  writeFileSync(stampFile, stamp);
  return outDir;
}
