import fc from "fast-check";
import { leftOpenOf } from "../evidence.ts";
import { objectOr, stringsOf, type JsonObject } from "../json.ts";
import type { Validate } from "../schema.ts";
import { alternativesOf, dereference, numberOf, typesOf } from "./dereference.ts";

const LATEST_DATE = new Date("2100-01-01T00:00:00Z");
const MAX_EXTRA_LENGTH = 24;
const MAX_EXTRA_ITEMS = 3;
const MAX_DEPTH = 4;
/** How many values are tried for each one that is wanted, before the schema counts as too hard to hit. */
const TRIES_PER_VALUE = 20;

const dates = () => fc.date({ min: new Date(0), max: LATEST_DATE, noInvalidDate: true });

const byFormat: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  uuid: () => fc.uuid(),
  "date-time": () => dates().map((date) => date.toISOString()),
  date: () => dates().map((date) => date.toISOString().slice(0, "2000-01-01".length)),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl(),
  "uri-reference": () => fc.webUrl(),
  ipv4: () => fc.ipV4(),
  ipv6: () => fc.ipV6(),
  hostname: () => fc.domain(),
};

function patternArbitrary(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    // fast-check cannot make strings for every expression (look-around); plain strings and the validator must do.
    return undefined;
  }
}

function stringArbitrary(schema: JsonObject): fc.Arbitrary<unknown> {
  const { pattern, format } = schema;
  const made = typeof format === "string" ? byFormat[format] : undefined;
  if (made) return made();
  const matching = typeof pattern === "string" ? patternArbitrary(pattern) : undefined;
  if (matching) return matching;
  const minLength = numberOf(schema, "minLength") ?? 0;
  const maxLength = Math.min(numberOf(schema, "maxLength") ?? Infinity, minLength + MAX_EXTRA_LENGTH);
  return fc.string({ minLength, maxLength, unit: "grapheme" });
}

function numberArbitrary(schema: JsonObject, isInteger: boolean): fc.Arbitrary<unknown> {
  const step = numberOf(schema, "multipleOf") ?? 1;
  const min = numberOf(schema, "minimum") ?? numberOf(schema, "exclusiveMinimum") ?? -1_000_000;
  const max = numberOf(schema, "maximum") ?? numberOf(schema, "exclusiveMaximum") ?? 1_000_000;
  if (isInteger || "multipleOf" in schema) {
    return fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((count) => count * step);
  }
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
}

function arrayArbitrary(document: JsonObject, schema: JsonObject, depth: number): fc.Arbitrary<unknown> {
  const items = arbitraryFor(document, schema["items"], depth + 1);
  const minLength = numberOf(schema, "minItems") ?? 0;
  const extra = depth > MAX_DEPTH ? 0 : MAX_EXTRA_ITEMS;
  const maxLength = Math.min(numberOf(schema, "maxItems") ?? Infinity, minLength + extra);
  if (schema["uniqueItems"] !== true) return fc.array(items, { minLength, maxLength });
  return fc.uniqueArray(items, { minLength, maxLength, selector: (item) => JSON.stringify(item) });
}

function objectArbitrary(document: JsonObject, schema: JsonObject, depth: number): fc.Arbitrary<unknown> {
  const required = stringsOf(schema["required"]);
  const members = Object.entries(objectOr(schema["properties"])).flatMap(([name, property]) => {
    const leftOpen = leftOpenOf(property);
    const isRequired = leftOpen?.isRequired ?? required.includes(name);
    const isWanted = isRequired || (leftOpen === undefined && depth <= MAX_DEPTH);
    const member = leftOpen?.schema ?? property;
    if (!isWanted || dereference(document, member)["readOnly"] === true) return [];
    return [{ name, isRequired, value: arbitraryFor(document, member, depth + 1) }];
  });
  const requiredKeys = members.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const values = Object.fromEntries(members.map(({ name, value }) => [name, value]));
  return fc.record(values, { requiredKeys, noNullPrototype: true });
}

function typedArbitrary(document: JsonObject, schema: JsonObject, type: string, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return numberArbitrary(schema, type === "integer");
    case "string":
      return stringArbitrary(schema);
    case "array":
      return arrayArbitrary(document, schema, depth);
    default:
      return objectArbitrary(document, schema, depth);
  }
}

/**
 * Values for a schema, near enough to valid that most are; `generateValid` lets only valid ones through.
 * A keyword that is not understood here costs variety, never a false finding.
 */
export function arbitraryFor(document: JsonObject, schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  const resolved = dereference(document, schema);
  if ("const" in resolved) return fc.constant(resolved["const"]);
  if (Array.isArray(resolved["enum"])) return fc.constantFrom(...resolved["enum"]);
  const alternatives = alternativesOf(document, resolved);
  if (alternatives) return fc.oneof(...alternatives.map((schema) => arbitraryFor(document, schema, depth + 1)));
  const types = typesOf(resolved);
  if (types.length === 0) return fc.jsonValue({ maxDepth: 1 });
  return fc.oneof(...types.map((type) => typedArbitrary(document, resolved, type, depth)));
}

export interface Generator {
  readonly document: JsonObject;
  readonly validate: Validate;
  /** The same seed gives the same values. */
  readonly seed: number;
}

/** Up to `count` different valid values for the schema at `pointer`; fewer when they are hard to hit. */
export function generateValid(generator: Generator, pointer: string, schema: unknown, count: number): unknown[] {
  const { document, validate, seed } = generator;
  const found = new Map<string, unknown>();
  for (const value of fc.sample(arbitraryFor(document, schema), { numRuns: count * TRIES_PER_VALUE, seed })) {
    if (found.size === count) break;
    const key = JSON.stringify(value);
    if (!found.has(key) && validate(pointer, value).length === 0) found.set(key, value);
  }
  return [...found.values()];
}
