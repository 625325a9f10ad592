import type { BuildOptions, Plugin, Rolldown } from "vite";
import { BUILD_TARGET } from "../../.ci/browser-floor/targets.ts";

/** How a module of styles names its sheet; `imports` of package.json says who takes it up. */
const sheetImport = (sheet: string) => `import "#sheets/${sheet}.css";\n`;
/** What stands for a sheet where none can be loaded: Node, a test runner. */
const NO_SHEET = "no-sheet";
const VANILLA = ".css.ts.vanilla.css";
const COMPONENT = /^components\/(?<folder>\w+)\/\k<folder>\.js$/;
/** Vite leaves one where the import of a sheet stood. */
const PLACE_OF_SHEET = /^\/\* empty css\s*\*\/\n/gm;

const sheetOf = (file: string) => file.slice(0, -VANILLA.length);
const sheetsOf = (chunk: Rolldown.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])].map(sheetOf);

/** Names of the sheets that a module and what it imports need, in the order of the imports. */
function allSheetsOf(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || seen.has(file)) return [];
  seen.add(file);
  const below = chunk.imports.flatMap((imported) => allSheetsOf(bundle, imported, seen));
  return [...new Set([...below, ...sheetsOf(chunk)])];
}

export const sheetOptions = {
  cssCodeSplit: true,
  cssMinify: "lightningcss",
  cssTarget: BUILD_TARGET,
} satisfies BuildOptions;

/**
 * Writes each module of styles a sheet beside it, which the module imports: a component's JavaScript brings its CSS. For pages
 * without a bundler there are `styles.css` with everything and `sheets/<Component>.css` with all that one component needs.
 */
export function sheetPerModule(): Plugin {
  return {
    name: "lobbykit-sheet-per-module",
    enforce: "post",
    generateBundle(_options, bundle) {
      const sheets = new Map<string, string>();
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== "asset" || !file.endsWith(VANILLA)) continue;
        sheets.set(sheetOf(file), String(output.source).trim());
        delete bundle[file];
      }
      const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      const emitJoined = (fileName: string, names: Iterable<string>) =>
        emit(fileName, [...names, ""].map((name) => sheets.get(name) ?? "").join("\n"));

      const all = new Set<string>();
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== "chunk") continue;
        const own = sheetsOf(output);
        for (const name of own) all.add(name);
        // A module that only brings sheets is not needed: its sheet is asked for by name.
        if (output.exports.length === 0) {
          delete bundle[file];
          continue;
        }
        // As many lines as the comments had, so that the source map stays true.
        if (own.length > 0) output.code = own.map(sheetImport).join("") + output.code.replaceAll(PLACE_OF_SHEET, "");
        const component = COMPONENT.exec(file)?.groups?.folder;
        if (component) emitJoined(`sheets/${component}.css`, allSheetsOf(bundle, file));
      }
      for (const [name, source] of sheets) emit(`${name}.css`, `${source}\n`);
      // Foundations come before the components that use them, as everywhere.
      emitJoined("styles.css", all);
      emit(`${NO_SHEET}.js`, "export {};\n");
      emit(`${NO_SHEET}.d.ts`, "export {};\n");
    },
  };
}
