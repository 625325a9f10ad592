import { pointerIn } from "../../judge/finding.ts";
import { JSON_TOKEN, lineInJson } from "../parts/source-map.ts";
import { parseJson } from "../../json.ts";

const INDENT = "  ";
/** Deeper values are not laid out, because they would be mostly indentation. */
const MAX_DEPTH = 40;

/** Formats JSON line by line without changing its tokens; the text may be cut. Undefined when it is nested too deeply. */
export function layOutJson(text: string): string | undefined {
  let depth = 0;
  let laidOut = "";
  let before = "";
  const newLine = () => `\n${INDENT.repeat(depth)}`;
  for (const [token] of text.matchAll(JSON_TOKEN)) {
    const isClosing = token === "}" || token === "]";
    const hasOpened = before === "{" || before === "[";
    if (isClosing) depth = Math.max(0, depth - 1);
    // Keep an empty object or list on one line.
    if (isClosing !== hasOpened && (isClosing || hasOpened)) laidOut += newLine();
    else if (before === ",") laidOut += newLine();
    laidOut += token === ":" ? ": " : token;
    if (token === "{" || token === "[") depth += 1;
    if (depth > MAX_DEPTH) return undefined;
    before = token;
  }
  return laidOut;
}

const isJson = (text: string): boolean => parseJson(text) !== undefined;

interface Wanted {
  readonly where: string;
  readonly isCut: boolean;
  readonly maxLines: number;
  /** How many lines to show before the marked one when the body is too long. */
  readonly linesAround: number;
}

/** The visible part of a body. */
export interface LaidOut {
  readonly lines: readonly string[];
  /** Index of the line that the finding is about. */
  readonly marked: number | undefined;
  /** Number of lines left out before the visible part and after it. */
  readonly before: number;
  readonly after: number;
}

/** Formats a body around the place that `where` names: JSON by fields, other text unchanged. */
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
