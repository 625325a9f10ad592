import { globSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { BUILD_TARGET } from "../.ci/browser-floor/targets.ts";
import { STYLES } from "../.ci/vite-shared.ts";
import { sheetOptions } from "./package/sheets.ts";

const source = path.join(import.meta.dirname, "src");
const brandFiles = globSync("theme/brands/*/*.css.ts", { cwd: source });

/** Writes one style sheet for each entry under the entry's name, with layers, measures and values, and removes the scripts. */
function sheetPerEntry(): Plugin {
  return {
    name: "lobbykit-sheet-per-entry",
    enforce: "post",
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).flatMap((output) =>
        output.type === "chunk" && output.isEntry
          ? [{ name: output.name, parts: [...(output.viteMetadata?.importedCss ?? [])].toReversed() }]
          : [],
      );
      const text = (file: string) => {
        const asset = bundle[file];
        return asset?.type === "asset" ? String(asset.source) : "";
      };
      const wanted = sheets.map(({ name, parts }) => ({ fileName: `${name}.css`, source: parts.map(text).join("\n") }));
      for (const file of Object.keys(bundle)) delete bundle[file];
      for (const sheet of wanted) this.emitFile({ type: "asset", ...sheet });
    },
  };
}

/** Second pass of the build: writes each brand and mode as a separate style sheet, to be loaded beside `styles.css`. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), sheetPerEntry()],
  css: STYLES,
  build: {
    target: BUILD_TARGET,
    minify: false,
    emptyOutDir: false,
    ...sheetOptions,
    lib: {
      entry: Object.fromEntries(brandFiles.map((file) => [file.replace(/\.css\.ts$/, ""), path.join(source, file)])),
      formats: ["es"],
    },
  },
});
