import { untestedPropertyOf } from "../../evidence.ts";
import { isObject, objectOr, type JsonObject } from "../../json.ts";
import { alternativesOf, dereference } from "./schemas.ts";

/** Removes the optional properties below the evidence limit, because a server need not know them. */
export function withoutUntestedProperties(document: JsonObject, schema: unknown, value: unknown): unknown {
  if (!isObject(value)) return value;
  const resolved = dereference(document, schema);
  const alternatives = alternativesOf(document, resolved) ?? [resolved];
  const schemasOf = (name: string): unknown[] =>
    alternatives.flatMap((alternative) => objectOr(alternative["properties"])[name] ?? []);
  // When one alternative of a choice tests the property, it stays, because the value may belong to that alternative.
  const isKept = (name: string): boolean => {
    const schemas = schemasOf(name);
    return schemas.length === 0 || schemas.some((schema) => untestedPropertyOf(schema)?.isRequired ?? true);
  };
  const kept = Object.entries(value).filter(([name]) => isKept(name));
  return Object.fromEntries(
    kept.map(([name, member]) => [name, withoutUntestedProperties(document, schemasOf(name).at(-1), member)]),
  );
}
