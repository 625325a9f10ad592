import { isObject, objectOr, type JsonObject } from "../../json.ts";
import { untestedPropertyOf } from "../../evidence.ts";
import { type Operation, WORD_LENGTH } from "../../spec/contract.ts";
import type { Substitution } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { placeOf } from "../generate/requests.ts";
import { isFreeText, plainValue } from "../generate/plain-values.ts";
import { dereference, numberOf, typesOf } from "../read/schemas.ts";
import { exampleBody, plainPayloadOf } from "../generate/example-values.ts";

/** Formats that servers write in another way than they were sent. */
const REWRITTEN_FORMATS: readonly unknown[] = ["time", "password", "uri", "url", "email"];

/** A body for a step of a lifecycle, whose fields can be recognised in a later response. */
export interface LifecycleBody {
  readonly value: JsonObject;
  /** Words that the run makes up for each request, so that no two objects are alike. */
  readonly words: readonly Substitution[];
}

const isScalar = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

/** The properties of a body that a client may send. */
export function writableProperties({ contract }: PlanContext, schema: unknown): [name: string, property: JsonObject][] {
  const { document } = contract;
  return Object.entries(objectOr(dereference(document, schema)["properties"]))
    .filter(([, property]) => untestedPropertyOf(property) === undefined)
    .map(([name, property]): [string, JsonObject] => [name, dereference(document, property)])
    .filter(([, property]) => property["readOnly"] !== true);
}

const isWordFitting = (schema: JsonObject): boolean =>
  (numberOf(schema, "minLength") ?? 0) <= WORD_LENGTH && (numberOf(schema, "maxLength") ?? Infinity) >= WORD_LENGTH;

/** Names of members that name other objects. */
export const REFERENCE = /(?:Id|_id|ID)s?$/;

/** Whether a member names another object, and the spec shows no such name: a made-up one would be refused. */
const isMadeUpReference = (schema: JsonObject, name: string): boolean =>
  REFERENCE.test(name) && !["default", "example", "examples", "enum"].some((keyword) => keyword in schema);

/** Another value of the same property: of an enum the last value, the other truth value, the next number unless it names an object. */
function otherValue(schema: JsonObject, name: string, value: unknown): unknown {
  if (REFERENCE.test(name)) return value;
  const members = schema["enum"];
  if (Array.isArray(members)) return members.at(-1);
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? value + (numberOf(schema, "multipleOf") ?? 1) : value;
}

/** The body with each change that leaves it valid. */
function withValid(
  context: PlanContext,
  operation: Operation,
  body: JsonObject,
  changes: readonly (readonly [name: string, value: unknown])[],
): JsonObject {
  const schemaPointer = plainPayloadOf(operation)?.schemaPointer ?? "";
  let whole = body;
  for (const [name, value] of changes) {
    const candidate = { ...whole, [name]: value };
    if (value !== undefined && context.validate(schemaPointer, candidate).length === 0) whole = candidate;
  }
  return whole;
}

/**
 * Returns a body with the required fields and every optional one that has a plain value, without the object's id. `isChange` gives them
 * other values. Undefined when the operation takes no JSON object.
 */
export function lifecycleBody(
  context: PlanContext,
  operation: Operation,
  idNames: readonly string[],
  isChange = false,
): LifecycleBody | undefined {
  const payload = plainPayloadOf(operation);
  const example = payload && exampleBody(context, operation);
  if (!payload || !isObject(example)) return undefined;
  const properties = writableProperties(context, payload.schema).filter(([name]) => !idNames.includes(name));
  const { document } = context.contract;
  const optional = properties
    .filter(([name, schema]) => !(name in example) && !isMadeUpReference(schema, name))
    .map(([name, schema]) => [name, plainValue(document, schema, name)] as const)
    .filter(([, value]) => isScalar(value));
  const { schemaPointer } = payload;
  const bare = Object.fromEntries(Object.entries(example).filter(([name]) => !idNames.includes(name)));
  const base = context.validate(schemaPointer, bare).length === 0 ? bare : example;
  const full = withValid(context, operation, base, optional);
  const others = properties.map(([name, schema]) => [name, otherValue(schema, name, full[name])] as const);
  const value = isChange ? withValid(context, operation, full, others) : full;
  const words = properties
    .filter(
      ([name, schema]) => name in value && !REFERENCE.test(name) && isFreeText(schema, name) && isWordFitting(schema),
    )
    .map(([name]): Substitution => ({ ...placeOf("body", name), source: { fresh: "word" } }));
  return { value, words };
}

/** The fields of a body that a later response must return unchanged: plain values that both schemas have. */
export function membersKept(
  context: PlanContext,
  operation: Operation,
  { value }: LifecycleBody,
  properties: JsonObject,
): string[] {
  const { document } = context.contract;
  const sent = new Map(writableProperties(context, plainPayloadOf(operation)?.schema));
  return Object.keys(value).filter((name) => {
    const [here, there] = [sent.get(name), properties[name]];
    if (!here || there === undefined || here["writeOnly"] === true) return false;
    const read = dereference(document, there);
    const isPlain = typesOf(here).every((type) => ["string", "number", "integer", "boolean"].includes(type));
    const isRewritten = [here, read].some(({ format }) => REWRITTEN_FORMATS.includes(format));
    return isPlain && isScalar(value[name]) && !isRewritten && read["writeOnly"] !== true;
  });
}
