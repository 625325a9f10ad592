import type { Writing } from "../contract.ts";
import { isObject } from "../json.ts";
import { isJson } from "../media-type.ts";

/** A name and a value of an address or a form, not yet encoded: what must not be encoded is between the texts of a list. */
export interface WrittenPair {
  readonly name: string;
  /** Joined by `separator`, which is written as it stands. */
  readonly texts: readonly string[];
  readonly separator: string;
}

/** A value as text: a text as it is, what is no text as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");

/** Percent-encodes; a half of a surrogate pair, which no address can hold, becomes the sign for what cannot be read. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const partsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(textOf);
  if (isObject(value)) return Object.entries(value).flatMap(([name, member]) => [name, textOf(member)]);
  return [textOf(value)];
};

const membersOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

function writeDeep(name: string, value: unknown): WrittenPair[] {
  if (Array.isArray(value)) return value.flatMap((member) => writeDeep(name, member));
  if (!isObject(value)) return [{ name, texts: [textOf(value)], separator: "" }];
  return Object.entries(value).flatMap(([key, member]) => writeDeep(`${name}[${key}]`, member));
}

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "|" };

/** Writes a value for the query, a cookie or a form. */
export function writePairs(name: string, value: unknown, { style, isExploded, mediaType }: Writing): WrittenPair[] {
  const single = (texts: readonly string[], separator = ","): WrittenPair[] => [{ name, texts, separator }];
  if (mediaType !== undefined && isJson(mediaType)) return single([JSON.stringify(value)]);
  if (style === "deepObject" && isObject(value)) return writeDeep(name, value);
  if (isExploded && Array.isArray(value))
    return value.flatMap((member) => [{ name, texts: [textOf(member)], separator: "" }]);
  if (isExploded && isObject(value)) {
    return membersOf(value).map(([key, member]) => ({ name: key, texts: [textOf(member)], separator: "" }));
  }
  return single(partsOf(value), SEPARATORS[style] ?? ",");
}

/** The pairs as they stand in an address. */
export const encodePairs = (pairs: readonly WrittenPair[]): string =>
  pairs.map(({ name, texts, separator }) => `${encode(name)}=${texts.map(encode).join(separator)}`).join("&");

/** Writes a value for its place in a path, encoded. */
export function writeInPath(name: string, value: unknown, { style, isExploded, mediaType }: Writing): string {
  if (mediaType !== undefined) return encode(JSON.stringify(value));
  const named = (texts: readonly string[]) => `;${name}=${texts.map(encode).join(",")}`;
  const pairs = () => membersOf(value).map(([key, member]) => `${encode(key)}=${encode(textOf(member))}`);
  const isObjectInPairs = isExploded && isObject(value);
  if (style === "matrix") {
    if (isObjectInPairs)
      return pairs()
        .map((pair) => `;${pair}`)
        .join("");
    return isExploded && Array.isArray(value)
      ? value.map((member) => named([textOf(member)])).join("")
      : named(partsOf(value));
  }
  const texts = isObjectInPairs ? pairs() : partsOf(value).map(encode);
  return style === "label" ? `.${texts.join(isExploded ? "." : ",")}` : texts.join(",");
}

const UNWRITABLE_IN_HEADERS = /[^\t\u0020-\u007e\u0080-\u00ff]/;

/** Writes a value for a header; what no header can hold is percent-encoded. */
export function writeInHeader(value: unknown, { isExploded, mediaType }: Writing): string {
  const pairs = membersOf(value).map(([key, member]) => `${key}=${textOf(member)}`);
  const plain = isExploded && isObject(value) ? pairs.join(",") : partsOf(value).join(",");
  const text = mediaType === undefined ? plain : JSON.stringify(value);
  return UNWRITABLE_IN_HEADERS.test(text) ? encode(text) : text;
}
