import { JSON_TOKEN, lineInJson } from "./source-map.ts";

const INDENT = "  ";
/** What is nested deeper is no value that anybody reads; laid out, it would be mostly spaces. */
const MAX_DEPTH = 40;

/** JSON line by line, its words as they are; the text may be cut. Undefined when it is nested too deeply. */
export function layOutJson(text: string): string | undefined {
  let depth = 0;
  let laidOut = "";
  let before = "";
  const newLine = () => `\n${INDENT.repeat(depth)}`;
  for (const [token] of text.matchAll(JSON_TOKEN)) {
    const isClosing = token === "}" || token === "]";
    const hasOpened = before === "{" || before === "[";
    if (isClosing) depth = Math.max(0, depth - 1);
    // Nothing stands in an empty object or list.
    if (isClosing !== hasOpened && (isClosing || hasOpened)) laidOut += newLine();
    else if (before === ",") laidOut += newLine();
    laidOut += token === ":" ? ": " : token;
    if (token === "{" || token === "[") depth += 1;
    if (depth > MAX_DEPTH) return undefined;
    before = token;
  }
  return laidOut;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The place in the body that a finding is about: "response 200 /value/token". */
const pointerIn = (where: string): string | undefined => / (\/\S*)$/.exec(where)?.[1];

interface Wanted {
  readonly where: string;
  readonly isCut: boolean;
  readonly maxLines: number;
  /** How many lines stand before the marked one when there are too many. */
  readonly linesAround: number;
}

/** The part of a body that is shown. */
export interface LaidOut {
  readonly lines: readonly string[];
  /** Which of the lines is the one that the finding is about. */
  readonly marked: number | undefined;
  /** How many lines are left out before and after. */
  readonly before: number;
  readonly after: number;
}

/** Lays a body out for reading, JSON by its members and any other text as it is, around the place that `where` names. */
export function layOut(text: string, { where, isCut, maxLines, linesAround }: Wanted): LaidOut {
  const mayBeJson = /^\s*[{[]/.test(text) && (isCut || isJson(text));
  const json = mayBeJson ? layOutJson(text) : undefined;
  const pointer = pointerIn(where);
  const line = json === undefined || pointer === undefined ? undefined : lineInJson(json, pointer);
  const all = (json ?? text).split("\n");
  const before = all.length <= maxLines || line === undefined ? 0 : Math.max(0, line - 1 - linesAround);
  const lines = all.slice(before, before + maxLines);
  return {
    lines,
    marked: line === undefined ? undefined : line - 1 - before,
    before,
    after: all.length - before - lines.length,
  };
}
