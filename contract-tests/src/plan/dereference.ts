import { locate } from "../contract.ts";
import { isObject, objectOr, pointerOf, stringsOf, type JsonObject } from "../json.ts";

/** One schema that demands what both demand, near enough to make values from; the validator has the last word. */
export function mergeSchemas(base: JsonObject, extra: JsonObject): JsonObject {
  const properties = { ...objectOr(base["properties"]), ...objectOr(extra["properties"]) };
  const required = [...new Set([...stringsOf(base["required"]), ...stringsOf(extra["required"])])];
  return {
    ...base,
    ...extra,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** What schemas come to; a schema belongs to one document. */
const dereferenced = new WeakMap<JsonObject, JsonObject>();

const referredBy = (document: JsonObject, reference: unknown): unknown =>
  typeof reference === "string" && reference.startsWith("#/") ? locate(document, pointerOf(reference)).node : undefined;

/**
 * The schema with its own reference followed and its `allOf` folded in. `true` and absent schemas become `{}`, and so does a schema
 * within itself.
 */
export function dereference(document: JsonObject, schema: unknown): JsonObject {
  if (!isObject(schema)) return {};
  const known = dereferenced.get(schema);
  if (known) return known;
  dereferenced.set(schema, {});
  const { $ref: reference, allOf, ...own } = schema;
  const referred = dereference(document, referredBy(document, reference));
  const parts = Array.isArray(allOf) ? allOf.map((part) => dereference(document, part)) : [];
  const merged = [referred, ...parts, own].reduce(mergeSchemas);
  dereferenced.set(schema, merged);
  return merged;
}

/** The alternatives of a `oneOf` or `anyOf`, each with what stands beside the choice; undefined when there is none. */
export function alternativesOf(document: JsonObject, schema: JsonObject): JsonObject[] | undefined {
  const { oneOf, anyOf, ...own } = schema;
  const choice = oneOf ?? anyOf;
  if (!Array.isArray(choice)) return undefined;
  return choice.map((alternative) => mergeSchemas(own, dereference(document, alternative)));
}

const typeByKeyword: readonly (readonly [string, string])[] = [
  ["properties", "object"],
  ["items", "array"],
  ["pattern", "string"],
  ["minLength", "string"],
  ["maxLength", "string"],
  ["minimum", "number"],
  ["maximum", "number"],
];

/** The JSON types a dereferenced schema allows; empty when it does not say. */
export function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return stringsOf(type);
  const implied = typeByKeyword.find(([keyword]) => keyword in schema);
  return implied ? [implied[1]] : [];
}

/** A number of the schema, such as `minimum`; undefined when it is not there. */
export const numberOf = (schema: JsonObject, keyword: string): number | undefined => {
  const value = schema[keyword];
  return typeof value === "number" ? value : undefined;
};
