/**
 * Mutation operators: the changes of a program that a test should detect. They are the usual ones with StrykerJS's names, plus changes of
 * numbers, which StrykerJS does not make.
 */
import type { ESTree } from "vite";

type Node = ESTree.Node;
type NodeOf<Type extends Node["type"]> = Extract<Node, { type: Type }>;

/** A range of the source, and its replacement. */
export interface Change {
  operator: string;
  start: number;
  end: number;
  after: string;
}

type Read = (node: Node) => string;
/** Returns the changes of one node; `around` contains its ancestors, nearest first. */
type Mutate<Type extends Node["type"]> = (node: NodeOf<Type>, text: Read, around: readonly Node[]) => Change[];
type Operators = { readonly [Type in Node["type"]]?: Mutate<Type> };

const BINARY = new Map<string, readonly [operator: string, after: string]>(
  Object.entries({
    "<": ["EqualityOperator", "<="],
    "<=": ["EqualityOperator", "<"],
    ">": ["EqualityOperator", ">="],
    ">=": ["EqualityOperator", ">"],
    "===": ["EqualityOperator", "!=="],
    "!==": ["EqualityOperator", "==="],
    "==": ["EqualityOperator", "!="],
    "!=": ["EqualityOperator", "=="],
    "+": ["ArithmeticOperator", "-"],
    "-": ["ArithmeticOperator", "+"],
    "*": ["ArithmeticOperator", "/"],
    "/": ["ArithmeticOperator", "*"],
    "%": ["ArithmeticOperator", "*"],
  }),
);
const ASSIGNMENT = new Map<string, string>(
  Object.entries({ "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "??=": "=", "||=": "=", "&&=": "=" }),
);
const LOGICAL = new Map<string, string>(Object.entries({ "&&": "||", "||": "&&" }));
/** Methods and their replacements. */
const SWAPPED = new Map<string, string>(
  Object.entries({
    every: "some",
    some: "every",
    startsWith: "endsWith",
    endsWith: "startsWith",
    min: "max",
    max: "min",
    floor: "ceil",
    ceil: "floor",
    toLowerCase: "toUpperCase",
    toUpperCase: "toLowerCase",
  }),
);
/** Methods whose call is removed, so that the value stays unchanged. */
const DROPPED = new Set(["filter", "sort", "toSorted", "reverse", "toReversed", "slice", "trim", "flat", "padStart"]);
/** Texts for developers, which no program depends on. */
const FOR_DEVELOPERS = /^(?:console|assert|assertDistinct|assertOneOf)\b|Error$/;

const replace = (operator: string, { start, end }: Node, after: string): Change => ({ operator, start, end, after });

const isText = (node: Node): boolean =>
  node.type === "TemplateLiteral" ||
  (node.type === "Literal" && typeof node.value === "string") ||
  (node.type === "BinaryExpression" && node.operator === "+" && (isText(node.left) || isText(node.right)));

const isForDevelopers = (text: Read, around: readonly Node[]): boolean =>
  around.some(
    (node) =>
      (node.type === "CallExpression" || node.type === "NewExpression") && FOR_DEVELOPERS.test(text(node.callee)),
  );

/** An operand, in parentheses where another operator would change its meaning. */
const side = (node: Node, text: Read): string => (node.type === "LogicalExpression" ? `(${text(node)})` : text(node));

/** Nodes that other operators already change: comparisons, negations and logical operators. */
const HAS_OWN_CHANGE = new Set(["BinaryExpression", "LogicalExpression", "UnaryExpression", "Literal"]);
const negated = (test: Node, text: Read): Change[] =>
  HAS_OWN_CHANGE.has(test.type) ? [] : [replace("ConditionalExpression", test, `!(${text(test)})`)];

/** The `?.` between two positions. */
function plain(from: number, to: number, text: string, hasDot: boolean): Change {
  const start = from + text.indexOf("?.");
  return { operator: "OptionalChaining", start, end: Math.min(start + 2, to), after: hasDot ? "." : "" };
}

const OPERATORS: Operators = {
  BinaryExpression(node, text) {
    const [operator, after] = BINARY.get(node.operator) ?? [];
    if (operator === undefined || after === undefined || isText(node)) return [];
    if (operator === "ArithmeticOperator" && (isText(node.left) || isText(node.right))) return [];
    return [replace(operator, node, `(${text(node.left)} ${after} ${text(node.right)})`)];
  },
  LogicalExpression(node, text) {
    if (node.operator === "??") return [replace("LogicalOperator", node, `(${text(node.left)})`)];
    const after = LOGICAL.get(node.operator) ?? "";
    return [replace("LogicalOperator", node, `(${side(node.left, text)} ${after} ${side(node.right, text)})`)];
  },
  AssignmentExpression(node, text) {
    const after = ASSIGNMENT.get(node.operator);
    if (after === undefined || isText(node.right)) return [];
    return [replace("AssignmentOperator", node, `${text(node.left)} ${after} ${text(node.right)}`)];
  },
  UnaryExpression(node, text) {
    if (node.operator !== "!" && node.operator !== "-") return [];
    return [replace("UnaryOperator", node, text(node.argument))];
  },
  UpdateExpression(node, text) {
    const after = node.operator === "++" ? "--" : "++";
    return [replace("UpdateOperator", node, node.prefix ? after + text(node.argument) : text(node.argument) + after)];
  },
  IfStatement: (node, text) => negated(node.test, text),
  ConditionalExpression: (node, text) => [
    replace("ConditionalExpression", node, `(${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)})`),
  ],
  Literal(node, text, around) {
    if (typeof node.value === "boolean") return [replace("BooleanLiteral", node, String(!node.value))];
    if (typeof node.value === "number") return [replace("NumberLiteral", node, String(node.value + 1))];
    if (typeof node.value !== "string" || node.value === "" || isForDevelopers(text, around)) return [];
    const [parent] = around;
    const isDirective = parent?.type === "ExpressionStatement";
    // All tests run with the same NODE_ENV, so they cannot distinguish other values.
    const isBuildMode = parent?.type === "BinaryExpression" && text(parent.left) === "process.env.NODE_ENV";
    return isDirective || isBuildMode ? [] : [replace("StringLiteral", node, '""')];
  },
  TemplateLiteral(node, text, around) {
    const isTagged = around[0]?.type === "TaggedTemplateExpression";
    const isEmpty = node.quasis.every(({ value }) => value.raw === "");
    return isTagged || isEmpty || isForDevelopers(text, around) ? [] : [replace("StringLiteral", node, '""')];
  },
  ArrayExpression: (node) => (node.elements.length === 0 ? [] : [replace("ArrayDeclaration", node, "[]")]),
  ObjectExpression: (node) => (node.properties.length === 0 ? [] : [replace("ObjectLiteral", node, "{}")]),
  ExpressionStatement(node, text) {
    const { expression } = node;
    const awaited = expression.type === "AwaitExpression" ? expression.argument : expression;
    const call = awaited.type === "ChainExpression" ? awaited.expression : awaited;
    if (call.type !== "CallExpression" || FOR_DEVELOPERS.test(text(call.callee))) return [];
    return [replace("CallExpression", node, ";")];
  },
  CallExpression(node, text) {
    const { callee } = node;
    if (node.optional) return [plain(callee.end, node.end, text(node).slice(callee.end - node.start), false)];
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier" || callee.computed) return [];
    const { name } = callee.property;
    const other = SWAPPED.get(name);
    if (other !== undefined) return [replace("MethodExpression", callee.property, other)];
    return DROPPED.has(name) ? [replace("MethodExpression", node, text(callee.object))] : [];
  },
  MemberExpression(node, text) {
    if (!node.optional) return [];
    return [
      plain(node.object.end, node.property.start, text(node).slice(node.object.end - node.start), !node.computed),
    ];
  },
};

/** Returns the changes of one node. */
export function changesOf<Type extends Node["type"]>(
  node: NodeOf<Type>,
  text: Read,
  around: readonly Node[],
): Change[] {
  const mutate: Mutate<Type> | undefined = OPERATORS[node.type];
  return mutate?.(node, text, around) ?? [];
}
