import fc from "fast-check";
import { untestedPropertyOf } from "../../evidence.ts";
import { isObject, objectOr, stringsOf, type JsonObject } from "../../json.ts";
import { patternOf, withoutLookaround } from "../../pattern.ts";
import type { Validate } from "../../spec/validator.ts";
import { alternativesOf, dereference, numberOf, typesOf } from "../read/schemas.ts";

const LATEST_DATE = new Date("2100-01-01T00:00:00Z");
const MAX_EXTRA_LENGTH = 24;
const MAX_EXTRA_ITEMS = 3;
const MAX_DEPTH = 4;
/** Depth at which generation stops; a schema that requires endless recursion has no values. */
const BOTTOM = 12;
/** A schema with more parts than this gets only its required parts. */
const MANY_PARTS = 1500;
/** Longer values are not generated. */
const MAX_LENGTH = 100_000;

/** State while values of one schema are generated. */
interface Work {
  readonly document: JsonObject;
  parts: number;
}
const isDeep = (work: Work, depth: number): boolean => depth > MAX_DEPTH || work.parts > MANY_PARTS;
/** How many values are generated per wanted value before the schema counts as too hard. */
const TRIES_PER_VALUE = 20;

const dates = () => fc.date({ min: new Date(0), max: LATEST_DATE, noInvalidDate: true });

/** Web addresses. `fc.webUrl()` would take more than a second at its first call, for a table of every character. */
const webAddresses = () =>
  fc
    .tuple(fc.domain(), fc.stringMatching(/^(?:\/(?:[\w.~-]|%C3%A9){0,8}){0,3}(?:\?[\w=&-]{0,8})?$/))
    .map(([host, path]) => `https://${host}${path}`);

const byFormat: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  uuid: () => fc.uuid(),
  "date-time": () => dates().map((date) => date.toISOString()),
  date: () => dates().map((date) => date.toISOString().slice(0, "2000-01-01".length)),
  email: () => fc.emailAddress(),
  uri: webAddresses,
  "uri-reference": webAddresses,
  ipv4: () => fc.ipV4(),
  ipv6: () => fc.ipV6(),
  hostname: () => fc.domain(),
};

function patternArbitrary(pattern: string): fc.Arbitrary<string> | undefined {
  // fast-check does not support look-around. Without it, the validator filters the strings that it forbids.
  for (const known of [pattern, withoutLookaround(pattern)]) {
    try {
      return fc.stringMatching(patternOf(known) ?? /^/);
    } catch {
      continue;
    }
  }
  // Then plain strings are generated, and the validator filters them.
  return undefined;
}

function stringArbitrary(schema: JsonObject): fc.Arbitrary<unknown> {
  const { pattern, format } = schema;
  const made = typeof format === "string" ? byFormat[format] : undefined;
  if (made) return made();
  const matching = typeof pattern === "string" ? patternArbitrary(pattern) : undefined;
  if (matching) return matching;
  const minLength = Math.min(numberOf(schema, "minLength") ?? 0, MAX_LENGTH);
  const maxLength = Math.min(numberOf(schema, "maxLength") ?? Infinity, minLength + MAX_EXTRA_LENGTH);
  return fc.string({ minLength, maxLength, unit: "grapheme" });
}

const USUAL_RANGE = 1_000_000;

/** The range of numbers to generate: usual numbers as far as the schema allows them, and only those that are exact. */
function rangeOf(schema: JsonObject): { min: number; max: number } {
  const least = numberOf(schema, "minimum") ?? numberOf(schema, "exclusiveMinimum");
  const most = numberOf(schema, "maximum") ?? numberOf(schema, "exclusiveMaximum");
  const min = least ?? Math.min(-USUAL_RANGE, (most ?? 0) - USUAL_RANGE);
  const max = most ?? Math.max(USUAL_RANGE, min + USUAL_RANGE);
  return { min: Math.max(min, Number.MIN_SAFE_INTEGER), max: Math.min(max, Number.MAX_SAFE_INTEGER) };
}

function numberArbitrary(schema: JsonObject, isInteger: boolean): fc.Arbitrary<unknown> {
  const step = numberOf(schema, "multipleOf") ?? 1;
  const { min, max } = rangeOf(schema);
  if (isInteger || "multipleOf" in schema) {
    const counts = fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) });
    // Mapped values cannot be shrunk later, so map only when needed.
    return step === 1 ? counts : counts.map((count) => count * step);
  }
  return fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
}

function arrayArbitrary(work: Work, schema: JsonObject, depth: number): fc.Arbitrary<unknown> {
  const minLength = Math.min(numberOf(schema, "minItems") ?? 0, MAX_LENGTH);
  const extra = isDeep(work, depth) ? 0 : MAX_EXTRA_ITEMS;
  const maxLength = Math.min(numberOf(schema, "maxItems") ?? Infinity, minLength + extra);
  if (maxLength === 0) return fc.constant([]);
  const items = partFor(work, schema["items"], depth + 1);
  if (schema["uniqueItems"] !== true) return fc.array(items, { minLength, maxLength });
  return fc.uniqueArray(items, { minLength, maxLength, selector: (item) => JSON.stringify(item) });
}

const SOME_NAMES = ["one", "two", "three", "four", "five"] as const;

/** An object whose schema allows any property names, with a few fixed names. The values follow `additionalProperties`. */
const mapArbitrary = (work: Work, schema: JsonObject, depth: number): fc.Arbitrary<unknown> =>
  fc.dictionary(fc.constantFrom(...SOME_NAMES), partFor(work, schema["additionalProperties"], depth + 1), {
    minKeys: Math.min(numberOf(schema, "minProperties") ?? 0, SOME_NAMES.length),
    maxKeys: Math.min(numberOf(schema, "maxProperties") ?? MAX_EXTRA_ITEMS, SOME_NAMES.length),
    noNullPrototype: true,
  });

function objectArbitrary(work: Work, schema: JsonObject, depth: number): fc.Arbitrary<unknown> {
  const { document } = work;
  const isMap = !("properties" in schema) && isObject(schema["additionalProperties"]);
  if (isMap && !isDeep(work, depth)) return mapArbitrary(work, schema, depth);
  const required = stringsOf(schema["required"]);
  const members = Object.entries(objectOr(schema["properties"])).flatMap(([name, property]) => {
    const leftOpen = untestedPropertyOf(property);
    const isRequired = leftOpen?.isRequired ?? required.includes(name);
    const isWanted = isRequired || (leftOpen === undefined && !isDeep(work, depth));
    const member = leftOpen?.schema ?? property;
    if (!isWanted || dereference(document, member)["readOnly"] === true) return [];
    return [{ name, isRequired, value: partFor(work, member, depth + 1) }];
  });
  const requiredKeys = members.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const values = Object.fromEntries(members.map(({ name, value }) => [name, value]));
  return fc.record(values, { requiredKeys, noNullPrototype: true });
}

function typedArbitrary(work: Work, schema: JsonObject, type: string, depth: number): fc.Arbitrary<unknown> {
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
      return arrayArbitrary(work, schema, depth);
    default:
      return objectArbitrary(work, schema, depth);
  }
}

/** Of a longer or deeper list of alternatives, only the first ones are generated. */
const MANY_ALTERNATIVES = 20;

const oneOf = (members: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.nat({ max: members.length - 1 }).map((index) => members[index]);

function partFor(work: Work, schema: unknown, depth: number): fc.Arbitrary<unknown> {
  work.parts += 1;
  if (depth > BOTTOM || work.parts > MANY_PARTS * 2) return fc.constant(null);
  const { document } = work;
  const resolved = dereference(document, schema);
  if ("const" in resolved) return fc.constant(resolved["const"]);
  const { enum: members } = resolved;
  if (Array.isArray(members)) return members.length > MAX_EXTRA_LENGTH ? oneOf(members) : fc.constantFrom(...members);
  const alternatives = alternativesOf(document, resolved)?.slice(0, isDeep(work, depth) ? 2 : MANY_ALTERNATIVES);
  if (alternatives) return fc.oneof(...alternatives.map((alternative) => partFor(work, alternative, depth + 1)));
  const types = typesOf(resolved);
  if (types.length === 0) return fc.jsonValue({ maxDepth: 1 });
  return fc.oneof(...types.map((type) => typedArbitrary(work, resolved, type, depth)));
}

/**
 * Generates values that are mostly valid for a schema; `generateValid` filters out the invalid ones. An unsupported keyword reduces
 * variety, but never causes a false finding.
 */
export const arbitraryFor = (document: JsonObject, schema: unknown): fc.Arbitrary<unknown> =>
  partFor({ document, parts: 0 }, schema, 0);

export interface Generator {
  readonly document: JsonObject;
  readonly validate: Validate;
  /** The same seed gives the same values. */
  readonly seed: number;
}

/** A schema that contradicts itself, such as a minimum above its maximum, has no values. */
function sampleOf(document: JsonObject, schema: unknown, settings: { numRuns: number; seed: number }): unknown[] {
  try {
    return fc.sample(arbitraryFor(document, schema), settings);
  } catch {
    return [];
  }
}

/** Returns up to `count` different valid values for the schema at `pointer`; fewer when they are hard to generate. */
export function generateValid(generator: Generator, pointer: string, schema: unknown, count: number): unknown[] {
  const { document, validate, seed } = generator;
  const found = new Map<string, unknown>();
  const keep = (values: readonly unknown[]) => {
    for (const value of values) {
      if (found.size === count) return;
      const key = JSON.stringify(value);
      if (!found.has(key) && validate(pointer, value).length === 0) found.set(key, value);
    }
  };
  for (const tries of [2, TRIES_PER_VALUE]) {
    // A longer sample starts with the values of a shorter one.
    if (found.size < count) keep(sampleOf(document, schema, { numRuns: count * tries, seed }));
  }
  return [...found.values()];
}
