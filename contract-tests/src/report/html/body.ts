import { layOut } from "../formats/json-layout.ts";
import { html, NEW_LINE, type Markup } from "./markup.ts";
import { TEXTS } from "./texts.ts";

/** A longer body is cut to the lines around the marked one, or to its beginning. */
const MAX_LINES = 40;
const LINES_AROUND = 12;
const MAX_LINE_LENGTH = 400;

const shorten = (line: string): string =>
  line.length > MAX_LINE_LENGTH
    ? `${line.slice(0, MAX_LINE_LENGTH)} ${TEXTS.findings.cut(line.length - MAX_LINE_LENGTH)}`
    : line;

const JSON_KEY = /^(\s*)("(?:[^"\\]|\\.)*")(: )(.*)$/s;

/** Styles the field's name differently from its value. */
function lineMarkup(line: string, isMarked: boolean): Markup {
  const [, indent = "", key = "", colon = "", rest = ""] = JSON_KEY.exec(line) ?? [];
  const inner = key === "" ? html`${line}` : html`${indent}<span class="key">${key}</span>${colon}${rest}`;
  return html`${isMarked ? html`<mark>${inner}</mark>` : inner}${NEW_LINE}`;
}

const gap = (count: number): Markup | null =>
  count > 0 ? html`<i>${TEXTS.findings.linesLeft(count)}</i>${NEW_LINE}` : null;

/** Formats a body as HTML; the line that `where` is about is marked. */
export function bodyMarkup(text: string, where: string, isCut = false): Markup {
  const { lines, marked, before, after } = layOut(text, {
    where,
    isCut,
    maxLines: MAX_LINES,
    linesAround: LINES_AROUND,
  });
  // The report has already cut a text of one long line.
  const isOneLine = lines.length === 1;
  const told = lines.map((line, index) => lineMarkup(isOneLine ? line : shorten(line), index === marked));
  return html`${gap(before)}${told}${gap(after)}`;
}
