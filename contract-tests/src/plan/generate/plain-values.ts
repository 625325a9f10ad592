import { isObject, objectOr, stringsOf, type JsonObject } from "../../json.ts";
import { patternOf } from "../../pattern.ts";
import { untestedPropertyOf } from "../../evidence.ts";
import { alternativesOf, dereference, numberOf, typesOf } from "../read/schemas.ts";

const MAX_DEPTH = 6;

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: "2026-01-15",
  "date-time": "2026-01-15T12:00:00Z",
  email: "person@example.com",
  uuid: "123e4567-e89b-42d3-a456-426614174000",
  uri: "https://example.com/",
};

/** Typical values by property name, for schemas that only say that the value is a string. */
const BY_NAME: readonly (readonly [name: RegExp, value: string])[] = [
  [/e-?mail/i, "person@example.com"],
  [/(?:date|day)$|^(?:date|from|to)(?:[A-Z_]|$)/i, "2026-01-15"],
  [/time_?zone|^tz$/i, "Europe/London"],
  [/(?:time|At|_at)$/, "2026-01-15T12:00:00Z"],
  [/(?:url|uri|link)$/i, "https://example.com/"],
  [/phone|mobile/i, "+12025550123"],
  [/country/i, "US"],
  [/currency/i, "USD"],
  [/lang|locale/i, "en"],
];
const SOME_TEXT = "example";

const SOME_WORD = "abcdefghij";
const allowsWords = ({ pattern }: JsonObject): boolean =>
  typeof pattern !== "string" || patternOf(pattern)?.test(SOME_WORD) === true;

/** Whether a string may be any word: its schema has no format, its pattern allows words, and its name suggests no other text. */
export function isFreeText(schema: JsonObject, name: string): boolean {
  const isPlain =
    ["format", "enum", "const", "contentEncoding"].every((keyword) => !(keyword in schema)) && allowsWords(schema);
  return isPlain && typesOf(schema)[0] === "string" && !BY_NAME.some(([known]) => known.test(name));
}

const METACHARACTER = /[\\^$.|?*+()[\]{}]/;

/** The literal text that a pattern requires (its first alternative); undefined when the pattern is not literal. */
function spelledOut(pattern: string): string | undefined {
  const [first = ""] = pattern
    .replace(/^\^/, "")
    .replace(/\$$/, "")
    .replace(/^\((?:\?:)?([^()]*)\)$/, "$1")
    .split("|");
  return first === "" || METACHARACTER.test(first) ? undefined : first;
}

function plainText(schema: JsonObject, name: string): unknown {
  const { format, pattern } = schema;
  if (typeof pattern === "string") return spelledOut(pattern);
  const meant = typeof format === "string" ? BY_FORMAT[format] : undefined;
  const text = meant ?? BY_NAME.find(([known]) => known.test(name))?.[1] ?? SOME_TEXT;
  const [least, most] = [numberOf(schema, "minLength") ?? 0, numberOf(schema, "maxLength") ?? Infinity];
  return meant ?? text.padEnd(least, "a").slice(0, Math.min(most, Math.max(text.length, least)));
}

function plainNumber(schema: JsonObject): number {
  const step = numberOf(schema, "multipleOf") ?? 1;
  const least = numberOf(schema, "minimum") ?? (numberOf(schema, "exclusiveMinimum") ?? -1) + step;
  const most = numberOf(schema, "maximum") ?? Infinity;
  return Math.min(most, Math.ceil(Math.max(1, least) / step) * step);
}

const START = /^(?:starts?|begins?|opens?|from|check_?in)(?![a-z])/i;
const END = /^(?:ends?|finish(?:es)?|closes?|until|to|check_?out)(?![a-z])/i;
const DAY_LENGTH = "2000-01-01".length;
const HOUR_MS = 3_600_000;

/** Members by which something ends are later than those by which it starts: by an hour, or by a day. */
function withLaterEnds(members: readonly [string, unknown][]): [string, unknown][] {
  const start = members.find(([name]) => START.test(name))?.[1];
  return members.map(([name, value]) => {
    if (typeof value !== "string" || value !== start || !END.test(name)) return [name, value];
    const at = Date.parse(value);
    if (Number.isNaN(at)) return [name, value];
    const isDay = value.length === DAY_LENGTH;
    const later = new Date(at + (isDay ? 24 * HOUR_MS : HOUR_MS)).toISOString();
    return [name, isDay ? later.slice(0, DAY_LENGTH) : later.replace(".000Z", "Z")];
  });
}

function plainObject(document: JsonObject, schema: JsonObject, depth: number): unknown {
  const properties = objectOr(schema["properties"]);
  const members = stringsOf(schema["required"]).flatMap((name): [string, unknown][] => {
    const property = untestedPropertyOf(properties[name])?.schema ?? properties[name];
    if (dereference(document, property)["readOnly"] === true) return [];
    return [[name, plain(document, property, name, depth + 1)]];
  });
  return members.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(withLaterEnds(members));
}

function plain(document: JsonObject, given: unknown, name: string, depth: number): unknown {
  const schema = dereference(document, given);
  const { default: usual, example, examples } = schema;
  const members = schema["enum"];
  const told = [
    schema["const"],
    usual,
    example,
    Array.isArray(examples) ? examples[0] : undefined,
    Array.isArray(members) ? members[0] : undefined,
  ].find((value) => value !== undefined);
  if (told !== undefined || depth > MAX_DEPTH) return told;
  const [alternative] = alternativesOf(document, schema) ?? [];
  if (alternative) return plain(document, alternative, name, depth + 1);
  const [type] = typesOf(schema);
  if (type === "string") return plainText(schema, name);
  if (type === "integer" || type === "number") return plainNumber(schema);
  if (type === "boolean") return false;
  if (type === "object" || isObject(schema["properties"])) return plainObject(document, schema, depth);
  if (type !== "array") return undefined;
  const item = plain(document, schema["items"], name, depth + 1);
  return item === undefined
    ? undefined
    : Array.from({ length: Math.max(1, numberOf(schema, "minItems") ?? 1) }, () => item);
}

/**
 * The simplest value for a schema, as a person would enter it: the default, an example, the literal text of a pattern, or a typical value
 * for the name. Undefined when there is none. The caller must validate it.
 */
export const plainValue = (document: JsonObject, schema: unknown, name = ""): unknown =>
  plain(document, schema, name, 0);
