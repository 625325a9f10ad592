/** A JSON object whose members are not known yet. */
export type JsonObject = { readonly [member: string]: unknown };

/** Narrows to a JSON object (arrays and null are not). */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value as an object, or an empty one: for optional parts of a document. */
export const objectOr = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** The strings of a JSON array; other members are left out. */
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
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return reference.slice(1);
  }
}

const memberOf = (value: unknown, token: string): unknown => {
  if (Array.isArray(value)) return value[Number(token)];
  return isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined;
};

/** The value a JSON pointer points at, or undefined. */
export const valueAt = (document: unknown, pointer: string): unknown => tokensOf(pointer).reduce(memberOf, document);

/** A copy of the value in which the place at `pointer` holds `replacement`; a place that does not exist changes nothing. */
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
