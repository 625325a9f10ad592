import type { RuleTester } from "oxlint/plugins-dev";

/** The type of a rule, which oxlint and ESLint 9 or later can run. */
export type Rule = Extract<Parameters<RuleTester["run"]>[1], { create: unknown }>;
type Visitor = ReturnType<Rule["create"]>;
export type NodeOf<Kind extends keyof Visitor> = Parameters<NonNullable<Visitor[Kind]>>[0];

/** Whether the file is a style file of vanilla-extract, in which any string may become CSS. */
export const isStyleFile = (file: string) => file.endsWith(".css.ts");

/** Returns the name of a property, attribute or called function; undefined when the name is computed. */
export function nameOf(
  key: NodeOf<"Property">["key"] | NodeOf<"JSXAttribute">["name"] | NodeOf<"CallExpression">["callee"],
): string | undefined {
  if (key.type === "Identifier" || key.type === "JSXIdentifier") return key.name;
  if (key.type === "JSXNamespacedName") return `${key.namespace.name}:${key.name.name}`;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

/** Returns the property or attribute whose value contains the node. */
export function ownerOf(node: {
  parent?: unknown;
  type: string;
}): NodeOf<"Property"> | NodeOf<"JSXAttribute"> | undefined {
  let child: unknown = node;
  let parent: unknown = node.parent;
  while (isNode(parent)) {
    if (parent.type === "JSXAttribute") return parent as NodeOf<"JSXAttribute">;
    if (parent.type === "Property" && (parent as NodeOf<"Property">).value === child)
      return parent as NodeOf<"Property">;
    child = parent;
    parent = parent.parent;
  }
  return undefined;
}

const isNode = (value: unknown): value is { type: string; parent?: unknown } =>
  typeof value === "object" && value !== null && "type" in value;
