import { ContractError } from "./references.ts";
import { escapeToken, isObject, pointerOf, replaceAt, valueAt, type JsonObject, mapMembers } from "../json.ts";

type Kind =
  | "document"
  | "components"
  | "pathItem"
  | "callback"
  | "operation"
  | "parameter"
  | "requestBody"
  | "response"
  | "media"
  | "encoding"
  | "schema";

/** The content of a field: one node of a kind, a list of them, or a map of them by name. */
type Member = Kind | readonly ["list" | "map", Kind];

const OPERATIONS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];
const members = (names: readonly string[], member: Member): Record<string, Member> =>
  Object.fromEntries(names.map((name) => [name, member]));

/** The fields of each kind of node in an OpenAPI 3.1 document that lead to schemas. All others contain arbitrary values. */
const GRAMMAR: Readonly<Record<Kind, Readonly<Record<string, Member>>>> = {
  document: { paths: ["map", "pathItem"], webhooks: ["map", "pathItem"], components: "components" },
  components: {
    schemas: ["map", "schema"],
    responses: ["map", "response"],
    parameters: ["map", "parameter"],
    requestBodies: ["map", "requestBody"],
    headers: ["map", "parameter"],
    callbacks: ["map", "callback"],
    pathItems: ["map", "pathItem"],
  },
  pathItem: { parameters: ["list", "parameter"], ...members(OPERATIONS, "operation") },
  callback: {},
  operation: {
    parameters: ["list", "parameter"],
    requestBody: "requestBody",
    responses: ["map", "response"],
    callbacks: ["map", "callback"],
  },
  parameter: { schema: "schema", content: ["map", "media"] },
  requestBody: { content: ["map", "media"] },
  response: { content: ["map", "media"], headers: ["map", "parameter"] },
  media: { schema: "schema", itemSchema: "schema", encoding: ["map", "encoding"] },
  encoding: { headers: ["map", "parameter"] },
  schema: {
    ...members(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"], ["map", "schema"]),
    ...members(["allOf", "anyOf", "oneOf", "prefixItems"], ["list", "schema"]),
    ...members(["items", "additionalProperties", "additionalItems", "unevaluatedItems"], "schema"),
    ...members(["unevaluatedProperties", "contains", "propertyNames", "contentSchema"], "schema"),
    ...members(["not", "if", "then", "else"], "schema"),
  },
};

/** Maps in which names that start with x- are extensions. */
const EXTENSIBLE: readonly string[] = ["paths", "responses", "callbacks", "webhooks"];

/** Members with arbitrary values. */
const EXAMPLES: readonly string[] = ["example", "examples"];

/** Changes a schema, given with its pointer. Its subschemas are visited afterwards. */
export type ChangeSchema = (schema: unknown, pointer: string) => unknown;

class Mapper {
  readonly #root: JsonObject;
  readonly #change: ChangeSchema;
  readonly #seen = new Set<string>();
  readonly #referred = new Map<string, Kind>();
  readonly #hasExamples: boolean;

  constructor(root: JsonObject, change: ChangeSchema, hasExamples: boolean) {
    this.#root = root;
    this.#hasExamples = hasExamples;
    this.#change = change;
  }

  mapAll(): JsonObject {
    let mapped: unknown = this.#map("document", this.#root, "");
    // A reference may lead to a place outside the known fields.
    for (const [pointer, kind] of this.#referred) {
      if (!this.#seen.has(pointer)) {
        mapped = replaceAt(mapped, pointer, this.#map(kind, valueAt(this.#root, pointer), pointer));
      }
    }
    return isObject(mapped) ? mapped : this.#root;
  }

  #map(kind: Kind, node: unknown, pointer: string): unknown {
    this.#seen.add(pointer);
    const changed = kind === "schema" ? this.#change(node, pointer) : node;
    if (!isObject(changed)) return changed;
    if (typeof changed["$ref"] === "string") this.#follow(kind, changed["$ref"], pointer);
    const wanted = Object.entries(changed).filter(([name]) => this.#hasExamples || !EXAMPLES.includes(name));
    const entries = wanted.map(([name, value]): [string, unknown] => {
      const place = `${pointer}/${escapeToken(name)}`;
      const isOwn = kind === "callback" && !name.startsWith("x-") && name !== "$ref";
      const member = isOwn ? "pathItem" : Object.hasOwn(GRAMMAR[kind], name) ? GRAMMAR[kind][name] : undefined;
      return [name, member === undefined ? value : this.#mapMember(name, member, value, place)];
    });
    return Object.fromEntries(entries);
  }

  #mapMember(name: string, member: Member, value: unknown, place: string): unknown {
    if (typeof member === "string") return this.#map(member, value, place);
    const [shape, kind] = member;
    if (shape === "list") {
      return Array.isArray(value) ? value.map((item, index) => this.#map(kind, item, `${place}/${index}`)) : value;
    }
    if (!isObject(value)) return value;
    const isExtension = (key: string) => kind !== "schema" && key.startsWith("x-") && EXTENSIBLE.includes(name);
    return mapMembers(value, (item, key) =>
      isExtension(key) ? item : this.#map(kind, item, `${place}/${escapeToken(key)}`),
    );
  }

  #follow(kind: Kind, reference: string, pointer: string): void {
    if (reference === "#") return;
    if (!reference.startsWith("#/")) {
      // The validator resolves anchors.
      if (kind === "schema" && reference.startsWith("#")) return;
      throw new ContractError(`The spec is not bundled: spec#${pointer} refers to ${reference}.`);
    }
    const target = pointerOf(reference);
    if (valueAt(this.#root, target) === undefined && !this.#isThroughReference(target)) {
      throw new ContractError(`spec#${pointer} refers to ${reference}, which does not exist.`);
    }
    this.#referred.set(target, kind);
  }

  /** Whether a pointer leads through a reference, as in #/components/responses/A/content when A is a reference. */
  #isThroughReference(target: string): boolean {
    const parts = target.split("/");
    const lengths = parts.map((_, index) => parts.length - index).filter((length) => length > 1);
    const above = lengths.map((length) => valueAt(this.#root, parts.slice(0, length).join("/")));
    const nearest = above.find((node) => node !== undefined);
    return isObject(nearest) && typeof nearest["$ref"] === "string";
  }
}

/**
 * Copies an OpenAPI document with every schema changed. Examples, defaults and extensions stay unchanged, or examples are removed if
 * requested. @throws ContractError that names a reference to a missing place
 */
export const mapSchemas = (document: JsonObject, change: ChangeSchema, examples?: "without examples"): JsonObject =>
  new Mapper(document, change, examples === undefined).mapAll();
