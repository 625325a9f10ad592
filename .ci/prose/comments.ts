/** The comments of a source file. */
import { parseSync } from "vite";

export interface Comment {
  text: string;
  /** Line in the file, from 1. */
  line: number;
}

/** Directives for tools, which are not prose. */
const DIRECTIVE = /^\s*(?:oxlint|eslint|@ts-|\/\s*<reference|#__PURE__)/;

/** Reads the comments. Lines that follow each other are one comment. The stars of a block are left out. */
export function readComments(file: string, source: string): Comment[] {
  const comments: Comment[] = [];
  let lineAfter = 0;
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    if (DIRECTIVE.test(value)) continue;
    const lines = source.slice(0, start).split("\n");
    const line = lines.length;
    const isAlone = lines.at(-1)?.trim() === "";
    const text = type === "Line" ? value.trim() : value.replaceAll(/^\s*\*+ ?/gm, "").trim();
    const before = comments.at(-1);
    if (type === "Line" && isAlone && before && line === lineAfter) before.text += ` ${text}`;
    else comments.push({ text, line });
    lineAfter = type === "Line" ? source.slice(0, end).split("\n").length + 1 : 0;
  }
  return comments;
}
