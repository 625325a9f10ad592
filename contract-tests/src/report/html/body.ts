import { JSON_TOKEN, lineInJson } from "../source-map.ts";
import { html, NEW_LINE, type Markup } from "./markup.ts";
import { TEXTS } from "./texts.ts";

/** A longer body is shown around its marked line, or from its beginning. */
const MAX_LINES = 40;
const LINES_AROUND = 12;
const MAX_LINE_LENGTH = 400;

interface Shown {
  readonly lines: readonly string[];
  readonly marked: number | undefined;
}

/** The place in the body that a finding is about: "response 200 /value/token". */
const pointerIn = (where: string): string | undefined => / (\/\S*)$/.exec(where)?.[1];

const INDENT = "  ";

/** JSON line by line, its words as they are; the text may be cut. */
export function layOutJson(text: string): string {
  let depth = 0;
  let laidOut = "";
  let before = "";
  const newLine = () => `\n${INDENT.repeat(depth)}`;
  for (const [token] of text.matchAll(JSON_TOKEN)) {
    const isEmpty = (before === "{" && token === "}") || (before === "[" && token === "]");
    if (token === "}" || token === "]") depth = Math.max(0, depth - 1);
    if ((token === "}" || token === "]") && !isEmpty) laidOut += newLine();
    else if ((before === "{" || before === "[" || before === ",") && !isEmpty) laidOut += newLine();
    laidOut += token === ":" ? ": " : token;
    if (token === "{" || token === "[") depth += 1;
    before = token;
  }
  return laidOut;
}

function layOut(text: string, where: string): Shown {
  if (!/^\s*[{[]/.test(text)) return { lines: text.split("\n"), marked: undefined };
  const laidOut = layOutJson(text);
  const pointer = pointerIn(where);
  return { lines: laidOut.split("\n"), marked: pointer === undefined ? undefined : lineInJson(laidOut, pointer) };
}

const shorten = (line: string): string =>
  line.length > MAX_LINE_LENGTH
    ? `${line.slice(0, MAX_LINE_LENGTH)} ${TEXTS.findings.cut(line.length - MAX_LINE_LENGTH)}`
    : line;

const JSON_KEY = /^(\s*)("(?:[^"\\]|\\.)*")(: )(.*)$/s;

/** The name of a member is told apart from its value. */
function lineMarkup(line: string, isMarked: boolean): Markup {
  const [, indent = "", key = "", colon = "", rest = ""] = JSON_KEY.exec(line) ?? [];
  const inner = key === "" ? html`${line}` : html`${indent}<span class="key">${key}</span>${colon}${rest}`;
  return html`${isMarked ? html`<mark>${inner}</mark>` : inner}${NEW_LINE}`;
}

const gap = (count: number): Markup | null =>
  count > 0 ? html`<i>${TEXTS.findings.linesLeft(count)}</i>${NEW_LINE}` : null;

/** A body laid out for reading; the line that `where` is about is marked. */
export function bodyMarkup(text: string, where: string, maxLines: number = MAX_LINES): Markup {
  const { lines, marked } = layOut(text, where);
  const first = lines.length <= maxLines || marked === undefined ? 0 : Math.max(0, marked - 1 - LINES_AROUND);
  const shown = lines.slice(first, first + maxLines);
  const rest = lines.length - first - shown.length;
  // A text of one long line is cut by the report already.
  const isOneLine = lines.length === 1;
  const told = shown.map((line, index) => lineMarkup(isOneLine ? line : shorten(line), first + index + 1 === marked));
  return html`${gap(first)}${told}${gap(rest)}`;
}
