import type { ESTree } from "vite";

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Type syntax around an expression that is evaluated. */
const TYPED_EXPRESSIONS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
const MODULE_SOURCES = new Set(["ImportDeclaration", "ExportAllDeclaration", "ImportExpression"]);

/** Children of a node that run: no types, and no names of modules or properties. */
function runningParts(node: Node): Node[] {
  if (node.type.startsWith("TS") && !TYPED_EXPRESSIONS.has(node.type)) return [];
  if (MODULE_SOURCES.has(node.type)) return [];
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    const isKey = name === "key" && "computed" in node && !node.computed;
    const isModuleName = name === "source" && node.type === "ExportNamedDeclaration";
    if (isKey || isModuleName || name === "parent") return [];
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

/** Calls `visit` with each node that runs and its ancestors, nearest first. */
export function walk(
  node: Node,
  visit: (node: Node, around: readonly Node[]) => void,
  around: readonly Node[] = [],
): void {
  visit(node, around);
  for (const part of runningParts(node)) walk(part, visit, [node, ...around]);
}
