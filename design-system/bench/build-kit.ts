import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, defaultClientConditions, type Rolldown } from "vite";
import { BUILD_TARGET } from "../../.ci/browser-floor/targets.ts";
import { SOURCE_CONDITION, STYLES } from "../../.ci/vite-shared.ts";
import { COMPETITORS, type KitFile } from "./kits.ts";
import type { Imports } from "./parts.ts";

const root = path.join(import.meta.dirname, "../..");
/** Where the entries are written: an entry finds the packages of the folders above it. */
const cacheOf = (isOurs: boolean) => path.join(isOurs ? root : COMPETITORS, "node_modules/.cache/lobbykit/bench-cost");

/** Sizes of a page in bytes, after gzip. */
export interface PageSize {
  js: number;
  css: number;
}

const gzipBytes = (text: string) => (text ? gzipSync(text, { level: 9 }).length : 0);

async function bundle({ name, isOurs }: Pick<KitFile, "name" | "isOurs">, code: string) {
  const cache = cacheOf(isOurs);
  const entry = path.join(cache, `${name.replaceAll(/\W+/g, "-")}.entry.tsx`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(entry, code);
  const result = await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      conditions: [SOURCE_CONDITION, ...defaultClientConditions],
      alias: { "react-style-singleton": "@lobbykit/design-system/foundations/style-singleton" },
      // All libraries use the same React, even if one has installed another version.
      dedupe: ["react", "react-dom"],
    },
    css: STYLES,
    build: {
      write: false,
      cssTarget: BUILD_TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, checks: { pluginTimings: false }, onwarn: () => undefined },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunks = outputs.filter((output): output is Rolldown.OutputChunk => output.type === "chunk");
  const sheets = outputs.flatMap((output) =>
    output.type === "asset" && output.fileName.endsWith(".css") ? [String(output.source)] : [],
  );
  return { js: chunks.map((chunk) => chunk.code).join("\n"), css: sheets.join("\n") };
}

const moduleOf = ({ file }: KitFile) => JSON.stringify(path.join(import.meta.dirname, file));

/** Measures what a page with the kit's `Page` sends to the browser, including React. */
export async function measurePage(kit: KitFile): Promise<PageSize> {
  const { js, css } = await bundle(
    kit,
    `import { createRoot } from "react-dom/client";
import { kit } from ${moduleOf(kit)};
createRoot(document.body).render(<kit.Provider><kit.Page /></kit.Provider>);`,
  );
  return { js: gzipBytes(js), css: gzipBytes(css) };
}

/** Measures what a page that uses some imports of a library sends to the browser, including React. */
export async function measureImports(
  library: Pick<KitFile, "name" | "isOurs">,
  ...imports: readonly Imports[]
): Promise<PageSize> {
  const names: string[] = [];
  const lines = imports.flatMap((modules) =>
    Object.entries(modules).map(([module, exported]) => {
      if (exported.length === 0) return `import "${module}";`;
      const renamed = exported.map((name) => `${name} as part${names.push(name)}`);
      return `import { ${renamed.join(", ")} } from "${module}";`;
    }),
  );
  const used = names.map((_, index) => `part${index + 1}`);
  const { js, css } = await bundle(
    library,
    `import { createRoot } from "react-dom/client";
${lines.join("\n")}
Object.assign(globalThis, { used: [createRoot, ${used.join(", ")}] });`,
  );
  return { js: gzipBytes(js), css: gzipBytes(css) };
}

/** Builds a page in which `window.mount` mounts the kit's cards or buttons. */
export async function mountPage(kit: KitFile): Promise<string> {
  const mount = JSON.stringify(path.join(import.meta.dirname, "mount.tsx"));
  const { js, css } = await bundle(
    kit,
    `import { prepare } from ${mount};
import { kit } from ${moduleOf(kit)};
prepare(kit);`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><style>${css}</style><body><script type="module">${js.replaceAll("</script", String.raw`<\/script`)}</script></html>`;
}
