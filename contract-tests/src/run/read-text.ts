/** Deeper than any value that somebody meant, and shallow enough for whoever walks through it. */
const MAX_DEPTH = 256;

/** The JSON of an answer is nested so deeply that nothing could be said of it. */
export class TooDeep extends Error {}

const QUOTE = 34;
const BACKSLASH = 92;
/** `[` and `{` differ in this bit alone, and so do `]` and `}`. */
const SQUARE_OR_CURLY = 32;
const OPENING = 123;
const CLOSING = 125;

/** How deep the brackets of a JSON text go, whatever stands between them. */
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
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** What a body says. */
export interface ReadText {
  readonly text: string;
  /** The parsed body, or undefined when it is no JSON. */
  readonly json: unknown;
  /** The bytes are not those of a text in UTF-8; what could not be read stands as U+FFFD. */
  readonly isNoUtf8?: true;
  /** It begins with a byte order mark, which is no part of the text. */
  readonly hasByteOrderMark?: true;
}

/** Reads a body as text, and as JSON if it is. Throws TooDeep. */
export function readText(bytes: Uint8Array): ReadText {
  const mark = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte);
  return mark ? { ...read(bytes), hasByteOrderMark: true } : read(bytes);
}

function read(bytes: Uint8Array): ReadText {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, json: parse(text) };
  } catch (error) {
    if (error instanceof TooDeep) throw error;
    const text = new TextDecoder().decode(bytes);
    return { text, json: parse(text), isNoUtf8: true };
  }
}
