import { locate, placeReferredBy } from "../../spec/references.ts";
import { marksOf, type Contract, type DocumentedAnswer, type Operation } from "../../spec/contract.ts";
import { escapeToken, isObject, objectOr, tokensOf, valueAt, type JsonObject } from "../../json.ts";
import { isJson } from "../../media-type.ts";
import { alternativesOf, dereference } from "./dereference.ts";

/** A place in a response with a mark of the spec; `*` in its pointer is any element of a list or value of a map. */
export interface AnnotatedPlace {
  readonly pointer: string;
  readonly mark: unknown;
  /** Pointer to the mark in the spec. */
  readonly specPointer: string;
}

const MAX_DEPTH = 8;
const SUCCESS = /^2(?:\d\d|xx)$/i;

/** Returns the pointer to the JSON schema of an operation's successful response; undefined when the spec documents none. */
function successSchema({ document }: Contract, operation: Operation): { pointer: string } | undefined {
  const pointer = operation.answers.filter(({ status }) => SUCCESS.test(status)).flatMap(jsonSchemasOf)[0];
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
