import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin } from "vite";
import { type Consumer, PACKAGE } from "../consumer.ts";
import type { Rendered } from "./server.tsx";

const workspace = path.join(import.meta.dirname, "../..");
const source = path.join(workspace, "src");

/** Returns the package entry that exports a source file; undefined if the package does not offer it. */
function entryOf(file: string, offered: ReadonlySet<string>): string | undefined {
  const { dir, name, ext } = path.parse(path.relative(source, file));
  const [room, folder] = dir.split(path.sep);
  if (name.endsWith(".stories")) return undefined;
  if (room === "components" && ext === ".tsx") return `${PACKAGE}/${folder}`;
  const entry = room === "icons" ? room : `${dir}/${name}`;
  return offered.has(`./${entry}`) ? `${PACKAGE}/${entry}` : undefined;
}

/** Makes stories import the design system from the packed package instead of its source. */
const fromPackage = ({ folder }: Consumer, offered: ReadonlySet<string>): Plugin => ({
  name: "lobbykit-from-package",
  enforce: "pre",
  resolveId(specifier, importer) {
    if (!importer?.startsWith(workspace) || !specifier.startsWith(".")) return undefined;
    const entry = entryOf(path.resolve(path.dirname(importer), specifier), offered);
    return entry && this.resolve(entry, path.join(folder, "page.js"), { skipSelf: true });
  },
});

/** The same names for server and browser, so that both render the same URLs. */
const ASSET_NAMES = "assets/[name][extname]";

const configOf = (consumer: Consumer, offered: ReadonlySet<string>): InlineConfig => ({
  configFile: false,
  root: workspace,
  logLevel: "error",
  plugins: [react(), vanillaExtractPlugin(), fromPackage(consumer, offered)],
  resolve: {
    alias: { "storybook/test": path.join(import.meta.dirname, "storybook-test.ts") },
    dedupe: ["react", "react-dom"],
  },
});

/** Builds the stories for Node, where Node resolves the package itself, and renders them. */
export async function renderStories(consumer: Consumer, offered: ReadonlySet<string>): Promise<Rendered[]> {
  const outDir = path.join(consumer.folder, "server");
  await build({
    ...configOf(consumer, offered),
    ssr: { external: true },
    build: {
      ssr: path.join(import.meta.dirname, "server.tsx"),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { assetFileNames: ASSET_NAMES } },
    },
  });
  const server = (await import(pathToFileURL(path.join(outDir, "server.js")).href)) as typeof import("./server.tsx");
  return server.renderStories();
}

/** Builds the stories for a browser and returns the folder with the page `index.html`. */
export async function buildClient(consumer: Consumer, offered: ReadonlySet<string>): Promise<string> {
  const outDir = path.join(consumer.folder, "client");
  await build({
    ...configOf(consumer, offered),
    mode: "development",
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, "client.tsx"),
        output: { entryFileNames: "client.js", assetFileNames: ASSET_NAMES },
      },
    },
  });
  writeFileSync(path.join(outDir, "index.html"), '<!doctype html><script type="module" src="/client.js"></script>');
  return outDir;
}

/** Builds the stories as a module for another bundler. The module imports the package by name. */
export async function buildElements(consumer: Consumer, offered: ReadonlySet<string>, outDir: string): Promise<void> {
  await build({
    ...configOf(consumer, offered),
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, "elements.tsx"), formats: ["es"], fileName: "elements" },
      rolldownOptions: { external: [/^react/, new RegExp(`^${PACKAGE}/`)] },
    },
  });
}

/** Replaces a component that needs the client by a reference, as a bundler with server components does. */
const asReferences: Plugin = {
  name: "lobbykit-client-references",
  transform(code) {
    if (!code.startsWith('"use client"')) return undefined;
    const names = [...code.matchAll(/^export \{(?<names>[^}]*)\}/gm)].flatMap(
      ({ groups }) => groups?.names?.split(",") ?? [],
    );
    const exported = names.map((name) => name.trim().split(" as ").at(-1));
    return { code: exported.map((name) => `export const ${name} = "a reference";`).join("\n"), map: null };
  },
};

/** Builds a module for a server that renders React Server Components. Returns its script and its CSS. */
export async function buildServerComponents(
  consumer: Consumer,
  text: string,
): Promise<{ script: string; css: string }> {
  const entry = consumer.write("server-components.js", text);
  const outDir = path.join(consumer.folder, "server-components");
  const result = await build({
    configFile: false,
    root: consumer.folder,
    logLevel: "error",
    plugins: [asReferences],
    resolve: { conditions: ["react-server", "module", "node"] },
    ssr: { noExternal: [PACKAGE, "lucide"], resolve: { conditions: ["react-server", "module", "node"] } },
    build: { ssr: entry, outDir, emptyOutDir: true, ssrEmitAssets: true },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const css = outputs
    .map((one) => (one.type === "asset" && one.fileName.endsWith(".css") ? String(one.source) : ""))
    .join("");
  return { script: path.join(outDir, "server-components.js"), css };
}
