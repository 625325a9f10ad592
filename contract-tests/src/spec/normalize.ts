import { upgradeFromThreeToThreeOne } from "@scalar/openapi-upgrader/3.0-to-3.1";
import { isObject, type JsonObject } from "../json.ts";
import { patternOf } from "../pattern.ts";
import { mapSchemas } from "./map-schemas.ts";

const TYPES: readonly unknown[] = ["null", "boolean", "object", "array", "number", "integer", "string"];
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isNumber = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === "string";
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isSchema = (value: unknown): boolean => isObject(value) || isFlag(value);
const isListOf = (isMember: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isMember);
const isFullListOf = (isMember: (value: unknown) => boolean) => (value: unknown) =>
  isListOf(isMember)(value) && Array.isArray(value) && value.length > 0;
const isMapOf = (isMember: (value: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.values(value).every(isMember);
const isType = (value: unknown): boolean => TYPES.includes(value);
const isNever = (): boolean => false;

type Shape = (value: unknown) => boolean;
const each = (names: readonly string[], shape: Shape): Record<string, Shape> =>
  Object.fromEntries(names.map((name) => [name, shape]));

/** The required type of each schema keyword; any other would stop a validator. */
const SHAPES: Readonly<Record<string, Shape>> = {
  type: (value) => isType(value) || isFullListOf(isType)(value),
  enum: isFullListOf(() => true),
  required: isListOf(isText),
  multipleOf: (value) => isNumber(value) && Number(value) > 0,
  ...each(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"], isNumber),
  ...each(["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"], isCount),
  ...each(["minContains", "maxContains"], isCount),
  pattern: (value) => typeof value === "string" && patternOf(value) !== undefined,
  ...each(["format", "$ref", "$anchor", "$dynamicAnchor", "$dynamicRef"], isText),
  ...each(["contentMediaType", "contentEncoding"], isText),
  ...each(["uniqueItems", "readOnly", "writeOnly"], isFlag),
  ...each(["items", "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "contains"], isSchema),
  ...each(["propertyNames", "not", "if", "then", "else", "contentSchema"], isSchema),
  ...each(["allOf", "anyOf", "oneOf", "prefixItems"], isFullListOf(isSchema)),
  ...each(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"], isMapOf(isSchema)),
  dependentRequired: isMapOf(isListOf(isText)),
  // Keywords of other drafts, which stop validators or make them search for schemas elsewhere.
  ...each(["id", "$id", "$schema", "$vocabulary", "nullable", "$recursiveRef", "$recursiveAnchor"], isNever),
};
/** Removed without a note, because they do not change what a server must do. */
const SILENT: readonly string[] = ["id", "$id", "$schema", "$vocabulary", "nullable"];
/** Keywords beside a reference in OpenAPI 3.0 that do not restrict values. */
const ANNOTATION = /^(?:\$ref|description|summary|title|deprecated|readOnly|writeOnly|example|default|nullable|x-.*)$/;

/** Records a note; duplicates are ignored. */
export type Note = (text: string) => void;

/** Converts `nullable` to JSON Schema. OpenAPI 3.0 did not define it beside an enum, a choice or a reference; here it allows null. */
function withNull(schema: JsonObject): JsonObject {
  const { nullable, ...rest } = schema;
  if (nullable !== true) return rest;
  const { type, enum: members, $ref, allOf, oneOf, anyOf } = rest;
  const nothing = { type: "null" };
  if ($ref !== undefined || Array.isArray(allOf)) {
    const { readOnly, writeOnly, description, ...demands } = rest;
    const kept = Object.entries({ readOnly, writeOnly, description }).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(kept), anyOf: [demands, nothing] };
  }
  return {
    ...rest,
    ...(typeof type === "string" && type !== "null" && { type: [type, "null"] }),
    ...(Array.isArray(members) && !members.includes(null) && { enum: [...members, null] }),
    ...(Array.isArray(oneOf) && { oneOf: [...oneOf, nothing] }),
    ...(Array.isArray(anyOf) && { anyOf: [...anyOf, nothing] }),
  };
}

const isBad = ([name, value]: [string, unknown]): boolean =>
  Object.hasOwn(SHAPES, name) && SHAPES[name]?.(value) === false;

function withoutBadKeywords(schema: JsonObject, pointer: string, note: Note): JsonObject {
  const bad = Object.entries(schema).filter(isBad);
  if (bad.length === 0) return schema;
  for (const [name, value] of bad.filter(([name]) => !SILENT.includes(name))) {
    note(`spec#${pointer}/${name} is ignored: it must not be ${JSON.stringify(value)?.slice(0, EXCERPT_LENGTH)}`);
  }
  const names = bad.map(([name]) => name);
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));
}
const EXCERPT_LENGTH = 60;

/** OpenAPI 3.1 describes a file by its media type alone. As a text, it gets a value that can be sent; its format says that it is a file. */
const asText = (schema: JsonObject): JsonObject =>
  typeof schema["contentMediaType"] === "string" && schema["type"] === undefined
    ? { ...schema, type: "string", format: "binary" }
    : schema;

const isOfThree = (document: JsonObject): boolean =>
  typeof document["openapi"] === "string" && document["openapi"].startsWith("3.0");

/** Converts the parts of OpenAPI 3.0 that the upgrade library does not cover. */
function beforeUpgrade(document: JsonObject): JsonObject {
  return mapSchemas(document, (schema) => {
    if (!isObject(schema)) return schema;
    if (typeof schema["$ref"] !== "string") return withNull(schema);
    // OpenAPI 3.0 ignores other keywords beside a reference.
    return withNull(Object.fromEntries(Object.entries(schema).filter(([name]) => ANNOTATION.test(name))));
  });
}

/**
 * Normalises an OpenAPI 3.0 or 3.1 document for a JSON Schema 2020-12 validator: 3.0 is upgraded to 3.1, and invalid keywords are removed
 * and noted. Apart from `nullable`, the pointers of all other parts stay the same.
 */
export function tidy(document: JsonObject, note: Note): JsonObject {
  // The upgrade modifies its input, so it gets a copy.
  const upgraded: unknown = isOfThree(document)
    ? upgradeFromThreeToThreeOne(structuredClone(beforeUpgrade(document)))
    : document;
  return mapSchemas(isObject(upgraded) ? upgraded : document, (schema, pointer) => {
    if (!isObject(schema)) {
      if (isFlag(schema)) return schema;
      note(`spec#${pointer} is not a schema, so any value matches it`);
      return true;
    }
    return withoutBadKeywords(asText(withNull(schema)), pointer, note);
  });
}
