import { isObject, objectOr, stringsOf, type JsonObject } from "../json.ts";
import { dereference } from "../plan/dereference.ts";
import { mapSchemas } from "./grammar.ts";

/** A document as a validator sees it, for each side that sends. */
export interface Views {
  readonly request: JsonObject;
  readonly answer: JsonObject;
}

const MARKS = ["readOnly", "writeOnly"] as const;
type Mark = (typeof MARKS)[number];

/** The properties that a schema has, itself or by its parts, and that carry the mark. */
function markedIn(document: JsonObject, schema: JsonObject, mark: Mark): Set<string> {
  const properties = Object.entries(objectOr(dereference(document, schema)["properties"]));
  const isMarked = ([, property]: [string, unknown]) => dereference(document, property)[mark] === true;
  return new Set(properties.filter(isMarked).map(([name]) => name));
}

function without(schema: unknown, names: ReadonlySet<string>): unknown {
  if (!isObject(schema)) return schema;
  const { allOf } = schema;
  return {
    ...schema,
    ...("required" in schema && { required: stringsOf(schema["required"]).filter((name) => !names.has(name)) }),
    // What a part demands may be a property of another part.
    ...(Array.isArray(allOf) && { allOf: allOf.map((part) => without(part, names)) }),
  };
}

/** The document with nothing demanded of the side that does not send it. */
const viewFor = (document: JsonObject, mark: Mark): JsonObject =>
  mapSchemas(document, (schema) => {
    if (!isObject(schema) || !("required" in schema || "allOf" in schema)) return schema;
    const names = markedIn(document, schema, mark);
    return names.size === 0 ? schema : without(schema, names);
  });

/**
 * The two views of a document, without the examples, which may hold words that mean something in a schema. They are one and the same
 * where the spec tells no difference between what is asked and what is answered.
 */
export function viewsOf(document: JsonObject): Views {
  const told = new Set<Mark>();
  const bare = mapSchemas(
    document,
    (schema) => {
      for (const mark of MARKS) if (objectOr(schema)[mark] === true) told.add(mark);
      return schema;
    },
    "without examples",
  );
  const of = (mark: Mark) => (told.has(mark) ? viewFor(bare, mark) : bare);
  return { request: of("readOnly"), answer: of("writeOnly") };
}
