// In this repository, imports lead to the client's sources. The published package contains the files that are built from them.
import path from "node:path";
import { asRanges, swapManifest } from "../../.ci/packages/manifest-swap.ts";

const SOURCE = /^\.\/src\/(?<module>.+)\.ts$/;

/** Converts a source file in the export map to the files that are built from it. */
function builtOf(target: string): string | { types: string; default: string } {
  const module = SOURCE.exec(target)?.groups?.module;
  return module === undefined ? target : { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
}

/** Returns the published form of a package.json, whose dependencies are ranges; this workspace pins them. */
export function publishedManifest(text: string): string {
  const {
    scripts: _scripts,
    devDependencies: _tools,
    dependencies,
    exports,
    ...rest
  } = JSON.parse(text) as {
    scripts: unknown;
    devDependencies: unknown;
    dependencies: Readonly<Record<string, string>>;
    exports: Readonly<Record<string, string>>;
  };
  const published = {
    ...rest,
    dependencies: asRanges(dependencies),
    exports: Object.fromEntries(Object.entries(exports).map(([name, target]) => [name, builtOf(target)])),
  };
  return `${JSON.stringify(published, null, 2)}\n`;
}

if (import.meta.main) swapManifest(path.join(import.meta.dirname, ".."), publishedManifest);
