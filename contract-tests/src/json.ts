import { percentDecoded } from "./percent-decoding.ts";

/** A JSON object with unknown fields. */
export type JsonObject = { readonly [member: string]: unknown };

/** Type guard for JSON objects; arrays and null are not objects. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value when it is an object, else an empty one; for optional parts of a document. */
export const objectOr = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Returns the value when it is a text, else the other one; for optional parts of a document. */
export const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === "string" ? value : other;

/** Returns the strings of a JSON array without its other elements. */
export const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((member): member is string => typeof member === "string") : [];

/** Escapes one reference token of a JSON pointer (RFC 6901). */
export const escapeToken = (token: string): string => token.replaceAll("~", "~0").replaceAll("/", "~1");

/** Splits a JSON pointer into its unescaped reference tokens. */
export const tokensOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The JSON pointer in a reference into the same document: "#/a%20b" is "/a b". */
export function pointerOf(reference: string): string {
  const pointer = reference.slice(1);
  return percentDecoded(pointer) ?? pointer;
}

const memberOf = (value: unknown, token: string): unknown => {
  if (Array.isArray(value)) return value[Number(token)];
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
};

/** Returns the value at a JSON pointer, or undefined. */
export const valueAt = (document: unknown, pointer: string): unknown => tokensOf(pointer).reduce(memberOf, document);

/** Returns a copy of the value with `replacement` at `pointer`; a pointer to nothing changes nothing. */
export function replaceAt(value: unknown, pointer: string, replacement: unknown): unknown {
  const [token, ...rest] = tokensOf(pointer);
  if (token === undefined) return replacement;
  const inner = rest.map((part) => `/${escapeToken(part)}`).join("");
  if (Array.isArray(value)) {
    return value.map((member, index) => (String(index) === token ? replaceAt(member, inner, replacement) : member));
  }
  if (!isObject(value) || !Object.hasOwn(value, token)) return value;
  return { ...value, [token]: replaceAt(value[token], inner, replacement) };
}

/** The list at a pointer; an empty one when there is none. */
export function listAt(value: unknown, pointer: string): readonly unknown[] {
  const found = valueAt(value, pointer);
  return Array.isArray(found) ? found : [];
}

/** The object with each of its values changed. */
export const mapMembers = <Value, Changed>(
  members: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Changed,
): Record<string, Changed> =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value, name)]));

/** The value with each text, number and other plain value in it changed, at any depth. `change` gets the name of the member that has it, too. */
export function mapLeaves(value: unknown, change: (leaf: unknown, name: string) => unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change, name));
  return isObject(value) ? mapMembers(value, (member, inner) => mapLeaves(member, change, inner)) : change(value, name);
}

/** The value of a JSON text; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text as a list of one, or the texts of a list. */
export const listOfTexts = (value: unknown): string[] => (typeof value === "string" ? [value] : stringsOf(value));
