import { untestedPropertyOf } from "../../evidence.ts";
import { escapeToken, isObject, objectOr, replaceAt, stringsOf, type JsonObject } from "../../json.ts";
import { patternOf } from "../../pattern.ts";
import { isMeant } from "../generate/other-alternatives.ts";
import { alternativesOf, dereference, numberOf, typesOf } from "../read/schemas.ts";

/** A valid value with one change. The validator decides whether it is still valid. */
export interface Variant {
  /** JSON pointer of the changed place. */
  readonly pointer: string;
  /** A short, stable name of the change: "missing", "maxLength+1". */
  readonly change: string;
  readonly value: unknown;
}

type Change = readonly [name: string, value: unknown];

const ONE_OF_EACH_TYPE: readonly (readonly [string, unknown])[] = [
  ["string", "text"],
  ["number", 1.5],
  ["integer", 7],
  ["boolean", true],
  ["array", []],
  ["object", {}],
  ["null", null],
];
/** Name of the change that adds a property. */
export const UNDOCUMENTED_PROPERTY = "undocumented property";
const UNKNOWN_PROPERTY = "undocumentedByContract";
const PADDING = "a";
/** Longer values could be refused for the size of the request alone. */
const MAX_PADDED_LENGTH = 20_000;

function typeChanges(schema: JsonObject): Change[] {
  const types = typesOf(schema);
  if (types.length === 0) return [];
  return ONE_OF_EACH_TYPE.filter(([type]) => !types.includes(type)).map(([type, value]) => [`type ${type}`, value]);
}

/** Of a longer enum, only this many values are tried. */
const MAX_MEMBERS = 100;

const constantChanges = (schema: JsonObject): Change[] => [
  ...(Array.isArray(schema["enum"])
    ? schema["enum"].slice(0, MAX_MEMBERS).map((member: unknown): Change => [`enum ${String(member)}`, member])
    : []),
  ...("enum" in schema || typeof schema["const"] === "string" ? [["unknown member", "NOT_A_MEMBER"] as const] : []),
  ...(typeof schema["const"] === "boolean" ? [["const", !schema["const"]] as const] : []),
];

function lengthChanges(schema: JsonObject, value: string): Change[] {
  // A cut through a character of two units would leave half of it, which UTF-8 cannot express.
  const resized = (length: number) =>
    value
      .slice(0, length)
      .padEnd(length, value.at(-1) ?? PADDING)
      .replaceAll(/\p{Surrogate}/gu, PADDING);
  const min = numberOf(schema, "minLength");
  const max = numberOf(schema, "maxLength");
  return [
    ...(min === undefined ? [] : [["minLength", resized(min)] as const]),
    ...(min === undefined || min === 0 ? [] : [["minLength-1", resized(min - 1)] as const]),
    ...(max === undefined || max > MAX_PADDED_LENGTH
      ? []
      : [["maxLength", resized(max)] as const, ["maxLength+1", resized(max + 1)] as const]),
  ];
}

const STRANGE_TEXT = "~ ~";
const BLANK = "   ";

/** A text that hardly any pattern matches; a blank one for a pattern that only forbids blank texts. */
const unlike = (pattern: string): string => (patternOf(pattern)?.test(STRANGE_TEXT) === true ? BLANK : STRANGE_TEXT);

const stringChanges = (schema: JsonObject, value: string): Change[] => [
  ...lengthChanges(schema, value),
  ["empty", ""],
  ...(typeof schema["pattern"] === "string" ? [["pattern", unlike(schema["pattern"])] as const] : []),
  ...("format" in schema ? [["format", "not of this format"] as const] : []),
];

/** A bound beyond 2^53, as of an int64, cannot be written exactly: its neighbours are equal to it. */
function exactBound(schema: JsonObject, name: string): number | undefined {
  const bound = numberOf(schema, name);
  return bound !== undefined && Math.abs(bound) <= Number.MAX_SAFE_INTEGER ? bound : undefined;
}

function numberChanges(schema: JsonObject, value: number): Change[] {
  const [min, max] = ["minimum", "maximum"].map((name) => exactBound(schema, name));
  return [
    ["number as text", String(value)],
    ...(min === undefined ? [] : [["minimum", min] as const, ["minimum-1", min - 1] as const]),
    ...(max === undefined ? [] : [["maximum", max] as const, ["maximum+1", max + 1] as const]),
  ];
}

function sizeChanges(schema: JsonObject, value: readonly unknown[]): Change[] {
  const min = numberOf(schema, "minItems");
  const max = numberOf(schema, "maxItems");
  const tooMany = max === undefined || value.length === 0 ? [] : Array.from({ length: max + 1 }, () => value[0]);
  return [
    ...(min === undefined || min === 0 ? [] : [["minItems-1", value.slice(0, min - 1)] as const]),
    ...(tooMany.length === 0 ? [] : [["maxItems+1", tooMany] as const]),
  ];
}

function valueChanges(schema: JsonObject, value: unknown): Change[] {
  const general = [...typeChanges(schema), ...constantChanges(schema)];
  if (typeof value === "string") return [...general, ...stringChanges(schema, value)];
  if (typeof value === "number") return [...general, ...numberChanges(schema, value)];
  if (Array.isArray(value)) return [...general, ...sizeChanges(schema, value)];
  return general;
}

function objectVariants(document: JsonObject, schema: JsonObject, value: JsonObject, pointer: string): Variant[] {
  const missing = stringsOf(schema["required"])
    .filter((name) => name in value)
    .map((name): Variant => {
      const { [name]: _, ...rest } = value;
      return { pointer: `${pointer}/${escapeToken(name)}`, change: "missing", value: rest };
    });
  const extra: Variant = { pointer, change: UNDOCUMENTED_PROPERTY, value: { ...value, [UNKNOWN_PROPERTY]: 1 } };
  const inner = Object.entries(objectOr(schema["properties"])).flatMap(([name, property]) => {
    // A server may ignore read-only properties.
    if (!(name in value) || untestedPropertyOf(property) || dereference(document, property)["readOnly"] === true)
      return [];
    return variantsOf(document, property, value[name], `${pointer}/${escapeToken(name)}`).map((variant) => ({
      ...variant,
      value: { ...value, [name]: variant.value },
    }));
  });
  return [...missing, extra, ...inner];
}

/**
 * Every single change that the schema suggests for a valid value: bounds and one beyond them, other types, missing and undocumented
 * properties. Some results are still valid; the caller must check them with the validator.
 */
export function variantsOf(document: JsonObject, schema: unknown, value: unknown, pointer = ""): Variant[] {
  const resolved = dereference(document, schema);
  const alternatives = alternativesOf(document, resolved);
  if (alternatives) {
    const meant = alternatives.find((alternative) => isMeant(document, alternative, value));
    return meant ? variantsOf(document, meant, value, pointer) : [];
  }
  const here = valueChanges(resolved, value).map(([change, changed]): Variant => ({ pointer, change, value: changed }));
  const inObject = isObject(value) ? objectVariants(document, resolved, value, pointer) : [];
  const inArray =
    Array.isArray(value) && value.length > 0
      ? variantsOf(document, resolved["items"], value[0], `${pointer}/0`).map((variant) => ({
          ...variant,
          value: replaceAt(value, "/0", variant.value),
        }))
      : [];
  return [...here, ...inObject, ...inArray];
}
