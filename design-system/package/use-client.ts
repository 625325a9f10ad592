import path from "node:path";
import { parseAst, type Plugin, type Rolldown } from "vite";

/** React functions that components on the server may use. All others need the client. */
const REACT_ON_SERVERS = new Set(
  "Children Fragment cloneElement createElement isValidElement memo useCallback useId useMemo".split(" "),
);
/** Libraries that also run on the server. */
const SERVER_LIBRARIES = /^(?:react\/jsx-runtime|qrcode\.react|@internationalized\/date|#sheets\/.*)$/;
const DIRECTIVE = '"use client";';
/** Matches "NavEntry", but not "NAV_SIZES" or "navItems". */
const COMPONENT_NAME = /^[A-Z][A-Za-z0-9]*[a-z]/;

interface Import {
  from: string;
  names: readonly string[];
}

const nameOf = (name: { type: string; name?: string; value?: unknown }) => String(name.name ?? name.value);

/** Returns what a module imports and re-exports. */
function importsOf(code: string): Import[] {
  return parseAst(code).body.flatMap((statement): Import[] => {
    if (statement.type === "ImportDeclaration") {
      const names = statement.specifiers.map((one) => (one.type === "ImportSpecifier" ? nameOf(one.imported) : "*"));
      return [{ from: statement.source.value, names }];
    }
    if (statement.type === "ExportNamedDeclaration" && statement.source) {
      return [{ from: statement.source.value, names: statement.specifiers.map(({ local }) => nameOf(local)) }];
    }
    return [];
  });
}

interface Part {
  type: string;
  [key: string]: unknown;
}
const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && "type" in value;

const FUNCTION = /^(?:ArrowFunction|Function)Expression$/;

/** Whether a value is a function written in place, in at least one case: `pending ? undefined : () => …`. */
const isNewFunction = (value: unknown): boolean =>
  isPart(value) && (FUNCTION.test(value.type) || [value.consequent, value.alternate, value.right].some(isNewFunction));

/** Stands for the elements of HTML and SVG among the names of components. */
const ELEMENT = "element";

/** Returns the names of what a part of a module renders with a function written in place, such as `onPress={() => …}`. */
function givenFunctions(part: Part): string[] {
  const inside = Object.values(part).flat().filter(isPart).flatMap(givenFunctions);
  if (part.type !== "CallExpression" || !Array.isArray(part.arguments)) return inside;
  const [component, props] = part.arguments.filter(isPart);
  if (!component || !Array.isArray(props?.properties)) return inside;
  const hasFunction = props.properties.some(({ value }) => isNewFunction(value));
  const name = component.type === "Identifier" ? String(component.name) : ELEMENT;
  return hasFunction ? [name, ...inside] : inside;
}

/**
 * Returns which modules need the client. A component that needs the client is a boundary: the component that renders it may stay on the
 * server. A module that calls a hook of such a module, reads its constants, or gives it or an element a function, may not.
 * @param modules code by file name; `isComponent` returns whether a file has components.
 */
export function clientModules(
  modules: ReadonlyMap<string, string>,
  isComponent: (file: string) => boolean,
): Set<string> {
  const imports = new Map([...modules].map(([file, code]) => [file, importsOf(code)]));
  const functions = new Map([...modules].map(([file, code]) => [file, new Set(givenFunctions({ ...parseAst(code) }))]));
  const clients = new Set<string>();
  const needsClient = (file: string, { from, names }: Import): boolean => {
    if (!from.startsWith(".")) {
      return from === "react" ? names.some((name) => !REACT_ON_SERVERS.has(name)) : !SERVER_LIBRARIES.test(from);
    }
    const imported = path.posix.join(path.posix.dirname(file), from);
    const isBoundary = (name: string) => COMPONENT_NAME.test(name) && functions.get(file)?.has(name) !== true;
    return clients.has(imported) && !(isComponent(imported) && names.every(isBoundary));
  };
  for (const [file, names] of functions) if (names.has(ELEMENT)) clients.add(file);
  for (let before = -1; before < clients.size;) {
    before = clients.size;
    for (const [file, found] of imports) if (found.some((one) => needsClient(file, one))) clients.add(file);
  }
  return clients;
}

/** Adds "use client" to the components that need the client, so that a server component can render them. */
export function clientDirectives(): Plugin {
  return {
    name: "lobbykit-use-client",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === "chunk");
      const isComponent = (file: string) => /^components\/.*\.js$/.test(file) && bySource.get(file) === ".tsx";
      const bySource = new Map(
        chunks.map(({ fileName, facadeModuleId }) => [fileName, path.extname(facadeModuleId ?? "")]),
      );
      const clients = clientModules(new Map(chunks.map(({ fileName, code }) => [fileName, code])), isComponent);
      // It is added to the first line, so that the source map stays correct.
      for (const chunk of chunks) {
        if (clients.has(chunk.fileName) && isComponent(chunk.fileName)) chunk.code = `${DIRECTIVE}${chunk.code}`;
      }
    },
  };
}
