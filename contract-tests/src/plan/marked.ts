import { locate, marksOf, type Contract, type Operation } from "../contract.ts";
import { escapeToken, isObject, objectOr, valueAt, type JsonObject } from "../json.ts";
import { alternativesOf, dereference } from "./dereference.ts";

/** A place of an answer with a mark of the spec; `*` in its pointer is any member of a list. */
export interface MarkedPlace {
  readonly pointer: string;
  readonly mark: unknown;
  /** Where the mark stands. */
  readonly specPointer: string;
}

const MAX_DEPTH = 8;

/** The schema of the JSON body of an operation's success; undefined when it documents none. */
export function successSchema({ document }: Contract, operation: Operation): { pointer: string } | undefined {
  const answer = operation.answers.find(({ status }) => status === "200");
  const pointer = answer?.content.get("application/json");
  return pointer === undefined ? undefined : { pointer: locate(document, pointer).pointer };
}

function visit(document: JsonObject, schema: unknown, name: string, pointer: string, depth: number): MarkedPlace[] {
  if (depth > MAX_DEPTH || !isObject(schema)) return [];
  const target = typeof schema["$ref"] === "string" ? schema["$ref"].slice(1) : "";
  const resolved = dereference(document, schema);
  const mark = marksOf(schema)[name] ?? marksOf(resolved)[name];
  const here = mark === undefined ? [] : [{ pointer, mark, specPointer: target === "" ? "" : `${target}/x-contract` }];
  const alternatives = alternativesOf(document, resolved) ?? [resolved];
  const inside = alternatives.flatMap((alternative) => [
    ...Object.entries(objectOr(alternative["properties"])).flatMap(([member, property]) =>
      visit(document, property, name, `${pointer}/${escapeToken(member)}`, depth + 1),
    ),
    ...visit(document, alternative["items"], name, `${pointer}/*`, depth + 1),
  ]);
  return [...here, ...inside];
}

/** Every place of an operation's success that carries the mark `name`, each once. */
export function markedPlaces(contract: Contract, operation: Operation, name: string): MarkedPlace[] {
  const schema = successSchema(contract, operation);
  if (!schema) return [];
  const places = visit(contract.document, valueAt(contract.document, schema.pointer), name, "", 0).map((place) =>
    place.specPointer === "" ? { ...place, specPointer: schema.pointer } : place,
  );
  return [...new Map(places.map((place) => [place.pointer, place])).values()];
}
