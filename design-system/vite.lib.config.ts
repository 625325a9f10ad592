import { globSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { BUILD_TARGET } from "../.ci/browser-floor/targets.ts";
import { STYLES } from "../.ci/vite-shared.ts";
import { licences } from "./package/licences.ts";
import { sheetOptions, sheetPerModule } from "./package/sheets.ts";
import { clientDirectives } from "./package/use-client.ts";

const source = path.join(import.meta.dirname, "src");

/** All entries of the export map of package.json, except the brands, which vite.brands.config.ts builds separately. */
const entries = globSync(
  [
    "theme/brands/lobbykit/{dark,light}.css.ts",
    "theme/{base,contract,density,layers}.css.ts",
    "theme/{breakpoints,choices,conditions}.ts",
    "foundations/!(strings)/*.ts",
    "foundations/strings/all.ts",
    "icons/icons.ts",
    "components/*/*.tsx",
    "test-helpers/*.ts",
  ],
  { cwd: source },
)
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => path.join(source, file));

/**
 * Libraries whose few used modules become part of the package, so that nobody installs the rest: lucide has 34 MB of icons, and recipes
 * demands the build tool of vanilla-extract.
 */
const INCLUDED = ["lucide", "@vanilla-extract/recipes", "@vanilla-extract/dynamic", "@vanilla-extract/private"];
/** npm leaves folders named node_modules out of a package. */
const FILE_OF_LIBRARY = /^node_modules\/(.+?)\/dist\/(?:.+\/)?/;
const isIncluded = (id: string) => INCLUDED.some((name) => id === name || id.startsWith(`${name}/`));

export default defineConfig({
  plugins: [vanillaExtractPlugin(), sheetPerModule(), clientDirectives(), licences(INCLUDED)],
  css: STYLES,
  build: {
    target: BUILD_TARGET,
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    ...sheetOptions,
    lib: { entry: entries, formats: ["es"] },
    rolldownOptions: {
      external: (id) =>
        !id.startsWith(".") &&
        !path.isAbsolute(id) &&
        !id.startsWith("\0") &&
        !id.includes("vanilla.css") &&
        !isIncluded(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        // A consumer's vanilla-extract plugin would evaluate any `.css.js` again, and throw.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, ".styles").replace(FILE_OF_LIBRARY, "vendor/$1/")}.js`,
      },
    },
  },
});
