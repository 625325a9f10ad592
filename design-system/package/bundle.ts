import path from "node:path";
import { build, type Rolldown } from "vite";
import { BUILD_TARGET } from "../../.ci/browser-floor/targets.ts";
import { STYLES } from "../../.ci/vite-shared.ts";
import type { Consumer } from "./consumer.ts";

export interface Bundled {
  code: string;
  css: string;
  /** Files whose code is in the bundle. */
  modules: readonly string[];
}

/** How a bundler resolves files: as Vite does for a built page, or with the conditions that esbuild and others use. */
export type BundlerSettings = "vite" | "esbuild-like";

const CONDITIONS: Record<BundlerSettings, string[]> = {
  vite: ["module", "browser", "production"],
  "esbuild-like": ["module", "import", "browser"],
};
const REACT = /^react(?:-dom)?(?:\/|$)/;
let entries = 0;

/** Bundles a module's source text for a page, without React. */
export async function bundle(
  consumer: Pick<Consumer, "folder" | "write">,
  text: string,
  settings: BundlerSettings,
  minify = false,
): Promise<Bundled> {
  entries += 1;
  const entry = consumer.write(`bundle-${entries}.js`, text);
  const result = await build({
    configFile: false,
    root: consumer.folder,
    logLevel: "error",
    resolve: { conditions: CONDITIONS[settings] },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    css: STYLES,
    build: {
      write: false,
      minify,
      cssMinify: minify,
      cssTarget: BUILD_TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: REACT,
        preserveEntrySignatures: "strict",
        output: { format: "es" },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunks = outputs.filter((output): output is Rolldown.OutputChunk => output.type === "chunk");
  const sheets = outputs.filter((output) => output.type === "asset" && output.fileName.endsWith(".css"));
  return {
    code: chunks.map(({ code }) => code).join("\n"),
    css: sheets.map((sheet) => (sheet.type === "asset" ? String(sheet.source) : "")).join("\n"),
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 && id !== entry ? path.relative(consumer.folder, id) : [],
      ),
    ),
  };
}
