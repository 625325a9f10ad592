import { type ESTree, parseSync, Visitor } from "vite";
import { featuresBelow, type Lack, lackOf } from "./tables.ts";
import { TABLE_FLOOR } from "./targets.ts";

/** Global objects of a page, by the interface under which MDN's tables list them. */
const INTERFACES: Readonly<Record<string, string>> = {
  crypto: "Crypto",
  document: "Document",
  navigator: "Navigator",
  performance: "Performance",
};
const GLOBAL_OBJECTS = new Set(["window", "self", "globalThis"]);
const REGULAR_EXPRESSION_PARTS: readonly (readonly [pattern: RegExp, feature: string])[] = [
  [/\(\?<[=!]/, "lookbehind_assertion"],
  [/\(\?[ims]+(?:-[ims]+)?:|\(\?-[ims]+:/, "modifier"],
];

/**
 * Until Safari 27, a file with a top-level await that several files import is sometimes given to them before it has run (WebKit bug
 * 242740). MDN's tables call this partial support. No file imports one that exports nothing, so such a file may wait.
 */
const TOP_LEVEL_AWAIT: Lack = {
  feature: "javascript.operators.await.top_level",
  browsers: TABLE_FLOOR.filter(([name]) => name.startsWith("safari")).map((browser) => browser.join(" ")),
};

/** Every browser has such objects, although some lack the global name of their class. */
const NAMELESS = "Iterator";

/** Whether every supported browser has a class. Code cannot call a method of an object whose class does not exist. */
const isEverywhere = (owner: readonly string[]): boolean => owner.at(-1) === NAMELESS || lackOf(...owner) === undefined;

/** Whether a method belongs to instances of a built-in class. The tables do not separate static methods, but the running Node knows. */
function isOfObjects(className: string, method: string): boolean {
  const owner: unknown = Reflect.get(globalThis, className);
  return typeof owner === "function" && owner.prototype !== undefined && method in owner.prototype;
}

/** All paths in the tables at which a method of that name is listed. */
function methodsByName(): ReadonlyMap<string, (readonly string[])[]> {
  const classes = [...featuresBelow("javascript", "builtins"), ...featuresBelow("api")].filter(isEverywhere);
  const methods = classes.flatMap((owner) => {
    const [area, , className = ""] = owner;
    // In the tables of web interfaces, static methods end with `_static`.
    return [...featuresBelow(...owner)].filter((path) => area === "api" || isOfObjects(className, path.at(-1) ?? ""));
  });
  return Map.groupBy(methods, (path) => path.at(-1) ?? "");
}

const METHODS = methodsByName();

/**
 * An unsupported method, found by name only. The object's class is unknown, so the method counts only when it is unsupported in all
 * classes.
 */
function lackOfMethod(name: string): Lack | undefined {
  const lacks = (METHODS.get(name) ?? []).map((path) => lackOf(...path));
  return lacks.every((lack) => lack !== undefined) ? lacks[0] : undefined;
}

/** `["Intl", "Segmenter"]` for `window.Intl.Segmenter`; undefined for anything but a chain of names. */
function namesOf(node: ESTree.Node): string[] | undefined {
  if (node.type === "Identifier") return GLOBAL_OBJECTS.has(node.name) ? [] : [node.name];
  if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier") return undefined;
  const names = namesOf(node.object);
  return names && [...names, node.property.name];
}

const lackOfGlobal = ([first = "", second]: readonly string[]): Lack | undefined => {
  const owner = lackOf("javascript", "builtins", first) ?? lackOf("api", first) ?? lackOf("api", "Window", first);
  if (owner || second === undefined) return owner;
  return (
    lackOf("javascript", "builtins", first, second) ??
    lackOf("api", first, `${second}_static`) ??
    (INTERFACES[first] === undefined ? undefined : lackOf("api", INTERFACES[first], second))
  );
};

/**
 * Returns the features of a script that some supported browser lacks. Uses that are guarded by `typeof` or `?.` do not count.
 *
 * @param fileName of the script, which decides its syntax.
 */
export function scriptLacks(fileName: string, code: string): Lack[] {
  const found = new Map<string, Lack>();
  const add = (lack: Lack | undefined) => lack && found.set(lack.feature, lack);
  const asked = new Set<ESTree.Node>();
  const { program } = parseSync(fileName, code);
  let depth = 0;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  const hasExports = program.body.some(({ type }) => type.startsWith("Export"));
  const wait = () => add(depth === 0 && hasExports ? TOP_LEVEL_AWAIT : undefined);
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    AwaitExpression: wait,
    ForOfStatement: ({ await: isAwaited }) => void (isAwaited && wait()),
    UnaryExpression: ({ operator, argument }) => {
      if (operator === "typeof") asked.add(argument);
    },
    CallExpression: (call) => {
      if (call.optional) asked.add(call.callee);
      const { callee } = call;
      if (callee.type === "Identifier") add(lackOfGlobal([callee.name]));
      if (call.optional || callee.type !== "MemberExpression" || callee.computed) return;
      if (callee.property.type === "Identifier") add(lackOfMethod(callee.property.name));
    },
    MemberExpression: (member) => {
      if (member.optional || asked.has(member)) asked.add(member.object);
      else add(lackOfGlobal(namesOf(member) ?? []));
    },
    NewExpression: ({ callee }) => void add(lackOfGlobal(namesOf(callee) ?? [])),
    Literal: (literal) => {
      if (!("regex" in literal)) return;
      const { flags, pattern } = literal.regex;
      if (flags.includes("v")) add(lackOf("javascript", "builtins", "RegExp", "unicodeSets"));
      for (const [part, feature] of REGULAR_EXPRESSION_PARTS) {
        if (part.test(pattern)) add(lackOf("javascript", "regular_expressions", feature));
      }
    },
    ImportDeclaration: ({ attributes }) => {
      if (attributes.length > 0) add(lackOf("javascript", "statements", "import", "import_attributes"));
    },
  }).visit(program);
  return [...found.values()];
}
