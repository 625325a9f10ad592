import type { BuildOptions, Plugin, Rolldown } from "vite";
import { BUILD_TARGET } from "../../.ci/browser-floor/targets.ts";

/** Import of a style sheet by its module of styles; `imports` in package.json decides what it resolves to. */
const sheetImport = (sheet: string) => `import "#sheets/${sheet}.css";\n`;
/** Replacement for a style sheet where none can be loaded: in Node and in test runners. */
const NO_SHEET = "no-sheet";
const VANILLA = ".css.ts.vanilla.css";
const COMPONENT = /^components\/(?<folder>\w+)\/\k<folder>\.js$/;
/** Vite leaves this comment in place of a style sheet's import. */
const PLACE_OF_SHEET = /^\/\* empty css\s*\*\/\n/gm;

const sheetOf = (file: string) => file.slice(0, -VANILLA.length);
const sheetsOf = (chunk: Rolldown.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])].map(sheetOf);

const isEmpty = ({ modules }: Rolldown.OutputChunk): boolean =>
  Object.values(modules).every(({ renderedLength }) => renderedLength === 0);

/** Returns the names of the style sheets that a module and its imports need, in import order. */
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
 * Writes a style sheet beside each module of styles, which imports it, so that a component's JavaScript loads its CSS. Pages without a
 * bundler can use `styles.css`, which has everything, or `sheets/<Component>.css`, which has all that one component needs.
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
        // A module without exports has only types or imports only style sheets, unless it is run for its effects. It is not needed, because
        // its style sheet can be imported by name.
        if (output.exports.length === 0 && (own.length > 0 || isEmpty(output))) {
          delete bundle[file];
          continue;
        }
        // The code keeps its number of lines, so that the source map stays correct.
        if (own.length > 0) output.code = own.map(sheetImport).join("") + output.code.replaceAll(PLACE_OF_SHEET, "");
        const component = COMPONENT.exec(file)?.groups?.folder;
        if (component) emitJoined(`sheets/${component}.css`, allSheetsOf(bundle, file));
      }
      for (const [name, source] of sheets) emit(`${name}.css`, `${source}\n`);
      // Foundations come before the components that use them, as in every other sheet.
      emitJoined("styles.css", all);
      emit(`${NO_SHEET}.js`, "export {};\n");
      emit(`${NO_SHEET}.d.ts`, "export {};\n");
    },
  };
}
