import { leftOpenOf } from "../evidence.ts";
import { isObject, objectOr, type JsonObject } from "../json.ts";
import { alternativesOf, dereference } from "./dereference.ts";

/** The value without the optional properties that the run left open: a server need not know them. */
export function withoutLeftOpen(document: JsonObject, schema: unknown, value: unknown): unknown {
  if (!isObject(value)) return value;
  const resolved = dereference(document, schema);
  const alternatives = alternativesOf(document, resolved) ?? [resolved];
  const properties = Object.assign({}, ...alternatives.map((alternative) => objectOr(alternative["properties"])));
  const kept = Object.entries(value).filter(([name]) => leftOpenOf(objectOr(properties)[name])?.isRequired ?? true);
  return Object.fromEntries(
    kept.map(([name, member]) => [name, withoutLeftOpen(document, objectOr(properties)[name], member)]),
  );
}
