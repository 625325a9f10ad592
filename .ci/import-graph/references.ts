import { type ESTree, parseSync, Visitor } from "vite";

/** A reference from one file to others. */
export interface Reference {
  /** `import` is evaluated with the file, `type` is erased, `file` is read or started by the code. */
  kind: "import" | "type" | "file";
  /** As written in the source; for a computed path only its constant beginning; a glob when `isGlob`. */
  specifier: string;
  isGlob?: boolean;
}

const TYPE_STATEMENT = /^(?:import|export)\s+type\b/;

/** The text of a literal; for a template, the text up to the last slash before its first placeholder. */
function fixedText(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node?.type !== "TemplateLiteral") return undefined;
  const head = node.quasis[0]?.value.cooked ?? "";
  return node.expressions.length === 0 ? head : head.slice(0, head.lastIndexOf("/") + 1) || undefined;
}

/** Whether the node is `import.meta.NAME`. */
const isMeta = (node: ESTree.Node | undefined, name: string): boolean =>
  node?.type === "MemberExpression" &&
  node.object.type === "MetaProperty" &&
  node.property.type === "Identifier" &&
  node.property.name === name;

const isJoin = (callee: ESTree.Node): boolean =>
  callee.type === "MemberExpression" &&
  callee.property.type === "Identifier" &&
  ["join", "resolve"].includes(callee.property.name);

/** `path.join(import.meta.dirname, "a", name)` refers to the folder "./a". */
function joined(parts: readonly ESTree.Node[]): string {
  const texts = parts.map(fixedText);
  const firstHole = texts.indexOf(undefined);
  return ["./", ...texts.slice(0, firstHole === -1 ? undefined : firstHole)].join("/");
}

function globs(node: ESTree.Node | undefined): Reference[] {
  const patterns = node?.type === "ArrayExpression" ? node.elements : [node];
  return patterns.flatMap((pattern) => {
    const specifier = fixedText(pattern ?? undefined);
    return specifier === undefined || specifier.startsWith("!") ? [] : [{ kind: "file", specifier, isGlob: true }];
  });
}

function metaReferences(program: ESTree.Program): Reference[] {
  const found: Reference[] = [];
  const add = (specifier: string | undefined) => {
    if (specifier !== undefined) found.push({ kind: "file", specifier });
  };
  new Visitor({
    NewExpression({ callee, arguments: [address, base] }) {
      if (callee.type === "Identifier" && callee.name === "URL" && isMeta(base, "url")) {
        const text = fixedText(address);
        add(text?.startsWith(".") ? text : text && `./${text}`);
      }
    },
    CallExpression({ callee, arguments: [first, ...rest] }) {
      if (isMeta(callee, "resolve")) add(fixedText(first));
      if (isMeta(callee, "glob")) found.push(...globs(first));
      if (isJoin(callee) && isMeta(first, "dirname") && rest.length > 0) add(joined(rest));
    },
  }).visit(program);
  return found;
}

/**
 * Returns the references of a TypeScript or JavaScript source: imports, re-exports, dynamic imports, and files by relative path. @throws
 * Error when it does not parse
 */
export function referencesOf(file: string, source: string): Reference[] {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const kindOf = ({ start, end }: { start: number; end: number }): Reference["kind"] =>
    TYPE_STATEMENT.test(source.slice(start, end)) ? "type" : "import";
  const lazy = dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end));
  return [
    ...staticImports.map((statement) => ({ kind: kindOf(statement), specifier: statement.moduleRequest.value })),
    ...staticExports.flatMap((statement) =>
      statement.entries
        .slice(0, 1)
        .flatMap(({ moduleRequest }) =>
          moduleRequest ? [{ kind: kindOf(statement), specifier: moduleRequest.value }] : [],
        ),
    ),
    ...lazy.flatMap((text) =>
      /^["'`][^"'`$]*["'`]$/.test(text) ? [{ kind: "import" as const, specifier: text.slice(1, -1) }] : [],
    ),
    ...(source.includes("import.meta.") ? metaReferences(parsed.program) : []),
  ];
}
