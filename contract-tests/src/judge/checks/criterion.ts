import { query, type JsonValue } from "jsonpath-rfc9535";
import type { Criterion } from "../../plan/journeys/journey.ts";
import { evaluate, type ExpressionContext } from "../../plan/journeys/runtime-expression.ts";

const COMPARISON = /^(.+?)\s*(==|!=|<=|>=|<|>)\s*(.+)$/s;
const QUOTED = /^'((?:[^']|'')*)'$/s;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/** A condition that cannot be parsed; the message names it. */
export class CriterionError extends Error {}

function operandOf(text: string, scene: ExpressionContext): unknown {
  const trimmed = text.trim();
  const quoted = QUOTED.exec(trimmed)?.[1];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  if (trimmed in WORDS) return WORDS[trimmed];
  if (NUMBER.test(trimmed)) return Number(trimmed);
  if (trimmed.startsWith("$")) return evaluate(trimmed, scene);
  throw new CriterionError(`"${trimmed}" is neither a value nor a runtime expression`);
}

/** Compares numbers, and strings that contain numbers such as money, by value; other strings case-insensitively, as Arazzo requires. */
function order(one: unknown, other: unknown): number | undefined {
  const [left, right] = [one, other].map((it) => (typeof it === "string" && NUMBER.test(it) ? Number(it) : it));
  if (typeof left === "number" && typeof right === "number") return left - right;
  if (typeof left === "string" && typeof right === "string")
    return left.toLowerCase() < right.toLowerCase() ? -1 : Number(left.toLowerCase() !== right.toLowerCase());
  return undefined;
}

const isEqual = (one: unknown, other: unknown): boolean =>
  typeof one === "string" && typeof other === "string" ? one.toLowerCase() === other.toLowerCase() : one === other;

function holdsComparison(condition: string, scene: ExpressionContext): boolean {
  const [, left = "", operator = "", right = ""] = COMPARISON.exec(condition) ?? [];
  if (operator === "") return operandOf(condition, scene) === true;
  const [one, other] = [operandOf(left, scene), operandOf(right, scene)];
  if (operator === "==") return isEqual(one, other);
  if (operator === "!=") return !isEqual(one, other);
  const difference = order(one, other);
  if (difference === undefined) return false;
  return { "<": difference < 0, "<=": difference <= 0, ">": difference > 0 }[operator] ?? difference >= 0;
}

// Evaluates a simple condition. It may not contain `||` or `&&` inside a string; regex and JSONPath have no such limit.
const holdsSimple = (condition: string, scene: ExpressionContext): boolean =>
  condition.split("||").some((part) => part.split("&&").every((conjunct) => holdsComparison(conjunct.trim(), scene)));

/** Runs a parser that throws its own error. @throws CriterionError with the condition and the parser's message */
function parsing<Result>(condition: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new CriterionError(`"${condition}" cannot be parsed: ${(error as Error).message}`);
  }
}

/** Whether a response meets the criterion. @throws CriterionError when its condition cannot be parsed */
export function holds({ type, condition, context }: Criterion, scene: ExpressionContext): boolean {
  if (type === "simple") return holdsSimple(condition, scene);
  const value = evaluate(context ?? "", scene);
  if (type === "regex") {
    const pattern = parsing(condition, () => new RegExp(condition, "u"));
    return typeof value === "string" && pattern.test(value);
  }
  // A JSONPath filter applies to list elements, so the value is wrapped in a list.
  const root = (condition.startsWith("$[?") ? [value] : value) as JsonValue;
  return parsing(condition, () => query(root, condition)).length > 0;
}
