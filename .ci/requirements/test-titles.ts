/** Reads the test titles of a source file, and all its other strings. */
import { parseSync, Visitor } from "vite";

const TEST_FUNCTIONS = new Set(["test", "it", "describe"]);
/** Calls of a test function's members that start no test, such as `test.info().outputPath("picture.png")`. */
const NO_TESTS = new Set(["info", "step", "use", "expect", "extend"]);

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The text of a string or template literal; placeholders become "…". */
function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map((quasi: { value: { cooked: string | null } }) => quasi.value.cooked ?? "").join("…");
}

/** The leftmost name of a called expression: `test` in `test.only`, `describe` in `describe.each(table)`. */
function rootName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === "Identifier") return String(callee.name);
  return rootName(callee.type === "MemberExpression" ? callee.object : callee.callee);
}

/** Whether a member that starts no test is used on the way to the call. */
function usesOther(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type !== "MemberExpression") return callee.type === "CallExpression" && usesOther(callee.callee);
  const name = isNode(callee.property) ? String(callee.property.name) : "";
  return NO_TESTS.has(name) || usesOther(callee.object);
}

/** A string of a source file with its position. */
export interface FoundText {
  text: string;
  /** Offset in the file. */
  start: number;
}

/** A test title with the titles of the groups around it, outermost first. */
export interface FoundTitle extends FoundText {
  groups: string[];
}

/** @throws when the file cannot be parsed. */
export function readTitles(file: string, source: string): { titles: FoundTitle[]; strings: FoundText[] } {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const titles: FoundTitle[] = [];
  const groups: { text: string; end: number }[] = [];
  const strings: FoundText[] = [];
  const add = (list: FoundText[], node: { start: number } | undefined) => {
    const text = literalText(node);
    if (node && text) list.push({ text, start: node.start });
  };
  new Visitor({
    CallExpression(call) {
      const [title] = call.arguments;
      const text = literalText(title);
      if (!TEST_FUNCTIONS.has(rootName(call.callee) ?? "") || usesOther(call.callee) || !title || !text) return;
      const around = groups.filter(({ end }) => end > call.start).map((group) => group.text);
      titles.push({ text, start: title.start, groups: around });
      groups.push({ text, end: call.end });
    },
    Literal: (literal) => add(strings, literal),
    TemplateLiteral: (literal) => add(strings, literal),
  }).visit(program);
  return { titles, strings };
}
