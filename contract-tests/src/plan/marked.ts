import { locate, marksOf, type Contract, type DocumentedAnswer, type Operation } from "../contract.ts";
import { escapeToken, isObject, objectOr, tokensOf, valueAt, type JsonObject } from "../json.ts";
import { isJson } from "../media-type.ts";
import { alternativesOf, dereference } from "./dereference.ts";

/** A place of an answer with a mark of the spec; `*` in its pointer is any member of a list or map. */
export interface MarkedPlace {
  readonly pointer: string;
  readonly mark: unknown;
  /** Where the mark stands. */
  readonly specPointer: string;
}

const MAX_DEPTH = 8;
const SUCCESS = /^2(?:\d\d|xx)$/i;

/** The schema of the JSON body of an operation's success; undefined when it documents none. */
function successSchema({ document }: Contract, operation: Operation): { pointer: string } | undefined {
  const pointer = operation.answers.filter(({ status }) => SUCCESS.test(status)).flatMap(jsonSchemasOf)[0];
  return pointer === undefined ? undefined : { pointer: locate(document, pointer).pointer };
}

const jsonSchemasOf = ({ content }: DocumentedAnswer): string[] =>
  [...content].flatMap(([mediaType, pointer]) => (isJson(mediaType) && pointer !== undefined ? [pointer] : []));

/** What a schema says at a place; undefined when that is nothing of interest. The second one has its references followed. */
export type Reading = (schema: JsonObject, resolved: JsonObject, name: string) => unknown;

function visit(
  document: JsonObject,
  schema: unknown,
  read: Reading,
  { pointer, specPointer, depth }: { pointer: string; specPointer: string; depth: number },
): MarkedPlace[] {
  if (depth > MAX_DEPTH || !isObject(schema)) return [];
  const target = typeof schema["$ref"] === "string" ? schema["$ref"].slice(1) : specPointer;
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

/** Every place of values of the schema at `schemaPointer` of which `read` has something to say, each once. */
export function placesOf({ document }: Contract, schemaPointer: string, read: Reading): MarkedPlace[] {
  const { node, pointer } = locate(document, schemaPointer);
  const places = visit(document, node, read, { pointer: "", specPointer: pointer, depth: 0 });
  return [...new Map(places.map((place) => [place.pointer, place])).values()];
}

/** Every place of an operation's success of which `read` has something to say. */
export function successPlaces(contract: Contract, operation: Operation, read: Reading): MarkedPlace[] {
  const schema = successSchema(contract, operation);
  return schema ? placesOf(contract, schema.pointer, read) : [];
}

/** The schema of a row of the list at `rows` in an operation's success; empty where there is none. */
export function rowSchema(contract: Contract, operation: Operation, rows: string): JsonObject {
  const { document } = contract;
  const schema = successSchema(contract, operation);
  let node = dereference(document, schema && valueAt(document, schema.pointer));
  for (const token of tokensOf(rows)) node = dereference(document, objectOr(node["properties"])[token]);
  return dereference(document, node["items"]);
}

/** Every place of an operation's success that carries the mark `name` (`x-contract`). */
export const markedPlaces = (contract: Contract, operation: Operation, name: string): MarkedPlace[] =>
  successPlaces(contract, operation, (schema, resolved) => marksOf(schema)[name] ?? marksOf(resolved)[name]);

/** Members that move all the time and make no new version of an answer (`x-contract.clock`, `x-contract.countdown`). */
const MOVING_MARKS = ["clock", "countdown"] as const;

/** Names of the members whose values are clocks; they do not count when two answers are compared. */
export const movingMembers = (contract: Contract, operation: Operation): string[] => [
  ...new Set(
    MOVING_MARKS.flatMap((mark) => markedPlaces(contract, operation, mark)).map(
      ({ pointer }) => tokensOf(pointer).at(-1) ?? "",
    ),
  ),
];
