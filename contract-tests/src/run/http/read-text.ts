import type { Received } from "../../judge/answer.ts";
import { parseJson } from "../../json.ts";
/** Deeper than any real value, and shallow enough for recursive code. */
const MAX_DEPTH = 256;

/** The response's JSON is nested too deeply to check. */
export class TooDeep extends Error {}

const QUOTE = 34;
const BACKSLASH = 92;
/** `[` and `{` differ only in this bit, and so do `]` and `}`. */
const SQUARE_OR_CURLY = 32;
const OPENING = 123;
const CLOSING = 125;

/** The nesting depth of a JSON text, by its brackets only. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInText) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if ((code | SQUARE_OR_CURLY) === OPENING) depth += 1;
    else if ((code | SQUARE_OR_CURLY) === CLOSING) depth -= 1;
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}

const mayBeJson = (text: string): boolean => /^\s*[[{]/.test(text);

function parse(text: string): unknown {
  if (mayBeJson(text) && depthOf(text) > MAX_DEPTH) {
    throw new TooDeep(`the JSON of the answer is nested more than ${MAX_DEPTH} levels deep`);
  }
  return parseJson(text);
}

/** As many digits as the greatest exact integer has. */
const MANY_DIGITS = /\d{16}/;
const INTEGER = /^-?\d+$/;

/**
 * Parses the text. If it has integers that a number cannot hold, `json` has their texts and `inNumbers` the nearest numbers. Node 20 does
 * not pass the source of a number; integers then stay numbers.
 */
function parseExactly(text: string): Pick<ReadText, "json" | "inNumbers"> {
  const inNumbers = parse(text);
  if (inNumbers === undefined || !MANY_DIGITS.test(text)) return { json: inNumbers };
  let isInexact = false;
  const json: unknown = JSON.parse(text, (_, value: unknown, { source = "" }: { readonly source?: string } = {}) => {
    if (typeof value !== "number" || Number.isSafeInteger(value) || !INTEGER.test(source)) return value;
    isInexact = true;
    return source;
  });
  return isInexact ? { json, inNumbers } : { json };
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The decoded content of a body, without its byte order mark. Bytes that are not valid UTF-8 became U+FFFD. */
export type ReadText = Pick<Received, "text" | "json" | "inNumbers" | "isNoUtf8" | "hasByteOrderMark">;

/** Decodes a body as text and, if possible, as JSON. @throws TooDeep */
export function readText(bytes: Uint8Array): ReadText {
  const mark = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte);
  return mark ? { ...read(bytes), hasByteOrderMark: true } : read(bytes);
}

function read(bytes: Uint8Array): ReadText {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, ...parseExactly(text) };
  } catch (error) {
    if (error instanceof TooDeep) throw error;
    const text = new TextDecoder().decode(bytes);
    return { text, ...parseExactly(text), isNoUtf8: true };
  }
}
