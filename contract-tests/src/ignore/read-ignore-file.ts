import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { namesOf } from "../plan/selection.ts";
import type { Operation } from "../spec/contract.ts";
import { didYouMean } from "../options/nearest.ts";
import { complaintsAbout } from "../options/schema-complaints.ts";
import { UsageError } from "../options/values.ts";
import { decodeText } from "../text-file.ts";
import { EVERY_OPERATION, type IgnoreRule } from "./ignore-rule.ts";

const SCHEMA_FILE = path.join(import.meta.dirname, "../../lobbykit.contract.ignore.schema.json");

/** Parses YAML, and thereby JSON. */
function valueIn(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new UsageError(`${file} is neither YAML nor JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reports copy a pointer as `spec#/…`. */
const withPlainPointer = ({ pointer, ...rule }: IgnoreRule): IgnoreRule =>
  pointer === undefined ? rule : { ...rule, pointer: pointer.replace(/^(?:spec)?#/, "") };

/** Parses ignore rules. @throws UsageError with one problem per line */
export function parseIgnoreRules(file: string, text: string, operations: readonly Operation[]): IgnoreRule[] {
  const value = valueIn(file, text);
  const names = [...namesOf(operations), EVERY_OPERATION];
  const refuse = (complaints: readonly string[]): void => {
    if (complaints.length === 0) return;
    throw new UsageError([`${file} cannot be used:`, ...complaints.map((line) => `  ${line}`)].join("\n"));
  };
  refuse(complaintsAbout(value, SCHEMA_FILE));
  // The schema has just been checked.
  const { rules } = value as { readonly rules: readonly IgnoreRule[] };
  refuse(
    rules.flatMap(({ operation }, index) =>
      names.includes(operation)
        ? []
        : [`/rules/${index}/operation is not in the spec: ${operation}${didYouMean(operation, names)}.`],
    ),
  );
  return rules.map(withPlainPointer);
}

/** Reads ignore rules from a file. @throws UsageError */
export async function readIgnoreFile(file: string, operations: readonly Operation[]): Promise<IgnoreRule[]> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`There are no ignore rules at ${file}. Correct --ignore.`);
  });
  return parseIgnoreRules(file, decodeText(bytes), operations);
}
