/**
 * Builds the published package: the command as a few JavaScript files, with the contract, its reference page and the files of the mock's
 * pages.
 * Libraries are bundled. Prism would install a package whose install script sends data to its maker, and four times as much code as we
 * use. Only libraries that read their own files (C code, WebAssembly, a font) are dependencies.
 */
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { buildReferenceWhenStale, REFERENCE } from "../src/reference.ts";
import { BUNDLE } from "../src/bundle.ts";
import { PLAY_SCRIPTS } from "../src/mock/games/serve-play.ts";

const workspace = import.meta.dirname;
const dist = path.join(workspace, "dist");
const source = path.join(workspace, "../src/mock");
const SHEBANG = "#!/usr/bin/env -S node --disable-warning=ExperimentalWarning --max-semi-space-size=16\n";
const LICENCE_FILE = /^licen[cs]e(?:[-.].*)?$/i;
/** Matches the folder of the package that a module belongs to. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const { dependencies } = JSON.parse(readFileSync(path.join(workspace, "package.json"), "utf8"));

/** Replaces `this` by `exports` in one CommonJS library, because the bundler does not set `this` to the exports. */
const thisIsExports: Plugin = {
  name: "this-is-exports",
  transform: {
    filter: { id: /[\\/]uri-template-lite[\\/]index\.js$/ },
    handler: (code) => code.replaceAll("this.URI", "exports.URI"),
  },
};

async function buildCommand(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root: workspace,
    logLevel: "error",
    resolve: { alias: [{ find: /^\.{1,2}\/installation\.ts$/, replacement: path.join(workspace, "installation.ts") }] },
    plugins: [thisIsExports],
    ssr: { noExternal: true, external: Object.keys(dependencies) },
    build: {
      ssr: true,
      outDir: dist,
      target: "node22",
      minify: false,
      rolldownOptions: {
        input: path.join(source, "main.ts"),
        output: { chunkFileNames: "[name].js", banner: ({ isEntry }) => (isEntry ? SHEBANG : "") },
      },
    },
  });
  return [result]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((chunk) => chunk.type === "chunk");
}

/** Returns the name, licence and licence text of each bundled package. */
function licencesOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const folders = new Set(
    chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => PACKAGE_FOLDER.exec(id)?.[0] ?? [])),
  );
  const texts = [...folders].filter(existsSync).map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const files = globSync("*", { cwd: folder }).filter((file) => LICENCE_FILE.test(file));
    const texts = files.map((file) => readFileSync(path.join(folder, file), "utf8").trim());
    return [`${name} ${version}, ${license}`, ...texts].join("\n\n");
  });
  return `${texts.toSorted().join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

rmSync(dist, { recursive: true, force: true });
await buildReferenceWhenStale();
const chunks = await buildCommand();
writeFileSync(path.join(dist, "LICENSES-OF-LIBRARIES.txt"), licencesOf(chunks));
cpSync(BUNDLE, path.join(dist, "openapi.json"));
cpSync(REFERENCE, path.join(dist, "reference.html"));
const scripts = PLAY_SCRIPTS.map((name) => `games/${name}.ts`);
for (const file of [...scripts, ...globSync("{console,games}/client/*", { cwd: source })]) {
  mkdirSync(path.dirname(path.join(dist, "pages", file)), { recursive: true });
  cpSync(path.join(source, file), path.join(dist, "pages", file));
}
chmodSync(path.join(dist, "main.js"), 0o755);
