import type { Writing } from "../../../spec/contract.ts";
import { isObject } from "../../../json.ts";
import { isJson } from "../../../media-type.ts";

/** A name and value for a URL or form, not yet encoded. The separator between `texts` is already encoded. */
export interface WrittenPair {
  readonly name: string;
  /** Joined by `separator`. */
  readonly texts: readonly string[];
  readonly separator: string;
}

/** Converts a value to text: strings unchanged, everything else as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");

/** Percent-encodes a text; a lone surrogate, which a URL cannot contain, becomes the replacement character. */
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

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" };

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

/** Encodes the pairs for a URL. */
export const encodePairs = (pairs: readonly WrittenPair[]): string =>
  pairs.map(({ name, texts, separator }) => `${encode(name)}=${texts.map(encode).join(separator)}`).join("&");

/** Writes a value for a path, encoded. */
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

/** Writes a value for a header; characters that are not allowed there are percent-encoded. */
export function writeInHeader(value: unknown, { isExploded, mediaType }: Writing): string {
  const pairs = membersOf(value).map(([key, member]) => `${key}=${textOf(member)}`);
  const plain = isExploded && isObject(value) ? pairs.join(",") : partsOf(value).join(",");
  const text = mediaType === undefined ? plain : JSON.stringify(value);
  return UNWRITABLE_IN_HEADERS.test(text) ? encode(text) : text;
}
