import { referredBy, locate, placeReferredBy } from "../../spec/references.ts";
import { isObject, objectOr, stringsOf, type JsonObject, escapeToken, tokensOf, valueAt } from "../../json.ts";
import { marksOf, type Contract, type DocumentedAnswer, type Operation } from "../../spec/contract.ts";
import { isJson } from "../../media-type.ts";
import { cachedByOperation } from "./cached-by-operation.ts";

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

/** A place in a response with a mark of the spec; `*` in its pointer is any element of a list or value of a map. */
export interface AnnotatedPlace {
  readonly pointer: string;
  readonly mark: unknown;
  /** Pointer to the mark in the spec. */
  readonly specPointer: string;
}

const MAX_DEPTH = 8;
const SUCCESS = /^2(?:\d\d|xx)$/i;

/** The documented successes of an operation. */
export const successesOf = ({ answers }: Pick<Operation, "answers">): DocumentedAnswer[] =>
  answers.filter(({ status }) => SUCCESS.test(status));

/** Returns the pointer to the JSON schema of an operation's successful response; undefined when the spec documents none. */
function successSchema({ document }: Contract, operation: Operation): { pointer: string } | undefined {
  const pointer = successesOf(operation).flatMap(jsonSchemasOf)[0];
  return pointer === undefined ? undefined : { pointer: locate(document, pointer).pointer };
}

const jsonSchemasOf = ({ content }: DocumentedAnswer): string[] =>
  [...content].flatMap(([mediaType, pointer]) => (isJson(mediaType) && pointer !== undefined ? [pointer] : []));

/** Reads something from a schema; undefined when the schema does not contain it. `resolved` is the schema with its references followed. */
export type Reading = (schema: JsonObject, resolved: JsonObject, name: string) => unknown;

/** Reads the member of a schema with one name, beside a reference or in the schema that this refers to. */
export const memberNamed =
  (name: string): Reading =>
  (schema, resolved) =>
    schema[name] ?? resolved[name];

function visit(
  document: JsonObject,
  schema: unknown,
  read: Reading,
  { pointer, specPointer, depth }: { pointer: string; specPointer: string; depth: number },
): AnnotatedPlace[] {
  if (depth > MAX_DEPTH || !isObject(schema)) return [];
  const target = placeReferredBy(schema) ?? specPointer;
  const resolved = dereference(document, schema);
  const mark = read(schema, resolved, tokensOf(pointer).at(-1) ?? "");
  const here = mark === undefined ? [] : [{ pointer, mark, specPointer: target }];
  const alternatives = alternativesOf(document, resolved) ?? [resolved];
  const inside = alternatives.flatMap((alternative) => [
    ...Object.entries(objectOr(alternative["properties"])).flatMap(([member, property]) =>
      visit(document, property, read, {
        pointer: `${pointer}/${escapeToken(member)}`,
        specPointer: target,
        depth: depth + 1,
      }),
    ),
    ...["items", "additionalProperties"].flatMap((members) =>
      visit(document, alternative[members], read, { pointer: `${pointer}/*`, specPointer: target, depth: depth + 1 }),
    ),
  ]);
  return [...here, ...inside];
}

/** Every place in the schema at `schemaPointer` where `read` returns something, without duplicates. */
export function placesOf({ document }: Contract, schemaPointer: string, read: Reading): AnnotatedPlace[] {
  const { node, pointer } = locate(document, schemaPointer);
  const places = visit(document, node, read, { pointer: "", specPointer: pointer, depth: 0 });
  return [...new Map(places.map((place) => [place.pointer, place])).values()];
}

/** Returns every place in an operation's successful response where `read` returns something. */
export function successPlaces(contract: Contract, operation: Operation, read: Reading): AnnotatedPlace[] {
  const schema = successSchema(contract, operation);
  return schema ? placesOf(contract, schema.pointer, read) : [];
}

/** Returns the schema of a row in the list at `rows` of an operation's successful response; empty when there is none. */
export function rowSchema(contract: Contract, operation: Operation, rows: string): JsonObject {
  const { document } = contract;
  const schema = successSchema(contract, operation);
  let node = dereference(document, schema && valueAt(document, schema.pointer));
  for (const token of tokensOf(rows)) node = dereference(document, objectOr(node["properties"])[token]);
  return dereference(document, node["items"]);
}

/** Returns every place in an operation's successful response that the spec marks with `name` (`x-contract`). */
export const annotatedPlaces = (contract: Contract, operation: Operation, name: string): AnnotatedPlace[] =>
  successPlaces(contract, operation, (schema, resolved) => marksOf(schema)[name] ?? marksOf(resolved)[name]);

/** Members that change constantly and do not make a response a new version (`x-contract.clock`, `countdown`, `countup`). */
const MOVING_MARKS = ["clock", "countdown", "countup"] as const;

/** Names of the fields with clock values; comparisons of responses ignore them. */
export const changingMembers = (contract: Contract, operation: Operation): string[] => [
  ...new Set(
    MOVING_MARKS.flatMap((mark) => annotatedPlaces(contract, operation, mark)).map(
      ({ pointer }) => tokensOf(pointer).at(-1) ?? "",
    ),
  ),
];

/** Names of the states and times in the rows of a response. A later decision, or the end of a period, changes them without a request. */
export const settlingMembers = (contract: Contract, operation: Operation): string[] => [
  ...new Set(
    successPlaces(contract, operation, (_, resolved) =>
      "enum" in resolved || resolved["format"] === "date-time" ? true : undefined,
    ).flatMap(({ pointer }) => (pointer.includes("/*/") ? tokensOf(pointer).slice(-1) : [])),
  ),
];

const nodeOf = cachedByOperation((document: JsonObject, { pointer }: Operation) =>
  objectOr(locate(document, pointer).node),
);

/** The value of an extension (`x-…`) at an operation; undefined when the operation does not have it. */
export const extensionOf = (document: JsonObject, operation: Operation, name: string): unknown =>
  nodeOf(document, operation)[name];
