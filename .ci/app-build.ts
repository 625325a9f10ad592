// Builds the app when its sources or settings have changed since the last build; otherwise `npm start` serves the existing build.
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

const root = path.join(import.meta.dirname, "..");
const cacheFolder = path.join(root, "node_modules/.cache/lobbykit");
/** The app's workspace, which contains its Vite configuration. */
export const appFolder = path.join(root, "reference-app");
const PORT_NAMES: ReadonlySet<string> = new Set(["MOCK_PORT", "GAMES_PORT"]);
const STAMP_FILE = ".lobbykit-stamp";

const SOURCES = [
  "package-lock.json",
  ".ci/{neutral-names,vite-shared,browser-floor/{polyfilled,targets}}.ts",
  "package.json",
  "reference-app/{index.html,package.json,*.ts}",
  "reference-app/{src,public}/**/*",
  "design-system/package.json",
  "design-system/src/**/*",
  "api-spec/package.json",
  "api-spec/src/{client,generated}/**/*",
];
const isTestOnly = (file: string) => /\.(test|stories)\.tsx?$/.test(file) || file.endsWith("playwright.config.ts");

/** The environment variables that are built into the app: the deployment's lists (D9), and the mock's ports that they default to. */
function settings(environment: NodeJS.ProcessEnv): string {
  const names = Object.keys(environment).filter((name) => name.startsWith("VITE_") || PORT_NAMES.has(name));
  return JSON.stringify(names.toSorted().map((name) => [name, environment[name]]));
}

/**
 * The folder of the app's build for an environment. Each environment has a separate folder, so that `npm start` and the end-to-end tests do
 * not overwrite each other's build.
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

/** Returns the folder of an up-to-date build of the app. @throws Error when the build fails */
export async function upToDateBuild(onBuild: () => void): Promise<string> {
  const outDir = buildFolder(process.env);
  const stamp = stampOfSources();
  const stampFile = path.join(outDir, STAMP_FILE);
  if (readStamp(stampFile) === stamp) return outDir;
  onBuild();
  // The folder is emptied first, including the stamp, so that an aborted build never counts as complete.
  await build({ root: appFolder, logLevel: "warn", build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  writeFileSync(stampFile, stamp);
  return outDir;
}
