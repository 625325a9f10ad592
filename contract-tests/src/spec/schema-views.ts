import { isObject, objectOr, stringsOf, type JsonObject } from "../json.ts";
import { dereference } from "../plan/read/schemas.ts";
import { mapSchemas } from "./map-schemas.ts";

/** The two forms of the document that the validator uses: one for requests, one for responses. */
export interface SchemaViews {
  readonly request: JsonObject;
  readonly answer: JsonObject;
}

const MARKS = ["readOnly", "writeOnly"] as const;
type Mark = (typeof MARKS)[number];

/** The properties with the mark, in the schema itself or in its `allOf` parts. */
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
    // A property that one part requires may be defined in another part.
    ...(Array.isArray(allOf) && { allOf: allOf.map((part) => without(part, names)) }),
  };
}

/** The document without required properties that the sending side does not send. */
const viewFor = (document: JsonObject, mark: Mark): JsonObject =>
  mapSchemas(document, (schema) => {
    if (!isObject(schema) || !("required" in schema || "allOf" in schema)) return schema;
    const names = markedIn(document, schema, mark);
    return names.size === 0 ? schema : without(schema, names);
  });

/**
 * Creates both views of a document, without examples, because these may contain schema keywords. They are the same object when requests and
 * responses do not differ.
 */
export function schemaViewsOf(document: JsonObject): SchemaViews {
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
