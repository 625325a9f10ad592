import type { RuleTester } from "oxlint/plugins-dev";

/** A rule as oxlint and ESLint (9 and later) run it. */
export type Rule = Extract<Parameters<RuleTester["run"]>[1], { create: unknown }>;
type Visitor = ReturnType<Rule["create"]>;
export type NodeOf<Kind extends keyof Visitor> = Parameters<NonNullable<Visitor[Kind]>>[0];

/** vanilla-extract's files: every string in one may become CSS. */
export const isStyleFile = (file: string) => file.endsWith(".css.ts");

/** The name of a property or an attribute, where it is written out. */
export function nameOf(
  key: NodeOf<"Property">["key"] | NodeOf<"JSXAttribute">["name"] | NodeOf<"CallExpression">["callee"],
): string | undefined {
  if (key.type === "Identifier" || key.type === "JSXIdentifier") return key.name;
  if (key.type === "JSXNamespacedName") return `${key.namespace.name}:${key.name.name}`;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
}

/** The property or attribute whose value holds a node. */
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
