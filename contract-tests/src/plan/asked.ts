import { leftOpenOf } from "../evidence.ts";
import { isObject, objectOr, type JsonObject } from "../json.ts";
import { alternativesOf, dereference } from "./dereference.ts";

/** The value without the optional properties that the run left open: a server need not know them. */
export function withoutLeftOpen(document: JsonObject, schema: unknown, value: unknown): unknown {
  if (!isObject(value)) return value;
  const resolved = dereference(document, schema);
  const alternatives = alternativesOf(document, resolved) ?? [resolved];
  const schemasOf = (name: string): unknown[] =>
    alternatives.flatMap((alternative) => objectOr(alternative["properties"])[name] ?? []);
  // What one alternative leaves open may be at home in the one that was meant.
  const isKept = (name: string): boolean => {
    const schemas = schemasOf(name);
    return schemas.length === 0 || schemas.some((schema) => leftOpenOf(schema)?.isRequired ?? true);
  };
  const kept = Object.entries(value).filter(([name]) => isKept(name));
  return Object.fromEntries(
    kept.map(([name, member]) => [name, withoutLeftOpen(document, schemasOf(name).at(-1), member)]),
  );
}
