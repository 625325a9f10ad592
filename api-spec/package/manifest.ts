// Inside the workspace everyone imports the client's sources; a package has what is built of them. The mock's libraries stay here.
import path from "node:path";
import { swapManifest } from "../../.ci/manifest-swap.ts";

/** What the client imports. */
const CLIENT_DEPENDENCIES: readonly string[] = ["jose", "openapi-fetch"];
const SOURCE = /^\.\/src\/(?<module>.+)\.ts$/;

/** A source of the export map as the files that are built of it. */
function builtOf(target: string): string | { types: string; default: string } {
  const module = SOURCE.exec(target)?.groups?.module;
  return module === undefined ? target : { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
}

/** What is published of a package.json. */
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
    exports: Object.fromEntries(Object.entries(exports).map(([name, target]) => [name, builtOf(target)])),
    dependencies: Object.fromEntries(CLIENT_DEPENDENCIES.map((name) => [name, dependencies[name]])),
  };
  return `${JSON.stringify(published, null, 2)}\n`;
}

if (import.meta.main) swapManifest(path.join(import.meta.dirname, ".."), publishedManifest);
