import { referredBy } from "../../spec/references.ts";
import { isObject, objectOr, stringsOf, type JsonObject } from "../../json.ts";

/** Merges two schemas approximately into one that requires what both require; the validator checks the generated values anyway. */
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

/** Cache of dereferenced schemas; each schema belongs to one document. */
const dereferenced = new WeakMap<JsonObject, JsonObject>();

/** Resolves the schema's reference and merges its `allOf`. `true`, a missing schema, and a schema that contains itself become `{}`. */
export function dereference(document: JsonObject, schema: unknown): JsonObject {
  if (!isObject(schema)) return {};
  const known = dereferenced.get(schema);
  if (known) return known;
  dereferenced.set(schema, {});
  const { $ref: _, allOf, ...own } = schema;
  const referred = dereference(document, referredBy(document, schema));
  const parts = Array.isArray(allOf) ? allOf.map((part) => dereference(document, part)) : [];
  const merged = [referred, ...parts, own].reduce(mergeSchemas);
  dereferenced.set(schema, merged);
  return merged;
}

/** The alternatives of a `oneOf` or `anyOf`, each merged with the keywords beside it; undefined when there is none. */
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

/** The JSON types that a dereferenced schema allows; empty when it has no `type`. */
export function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return stringsOf(type);
  const implied = typeByKeyword.find(([keyword]) => keyword in schema);
  return implied ? [implied[1]] : [];
}

/** A numeric keyword of the schema, such as `minimum`; undefined when it is missing. */
export const numberOf = (schema: JsonObject, keyword: string): number | undefined => {
  const value = schema[keyword];
  return typeof value === "number" ? value : undefined;
};
