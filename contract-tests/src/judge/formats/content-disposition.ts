import { percentDecoded } from "../../percent-decoding.ts";

const TOKEN = String.raw`[\w!#$%&'*+.^\x60|~-]+`;
const PARAMETER = String.raw`\s*;\s*(?<name>${TOKEN})\s*=\s*(?:(?<plain>${TOKEN})|"(?<quoted>(?:[^"\\]|\\.)*)")`;
const UNNAMED = PARAMETER.replaceAll(/\?<\w+>/g, "?:");
const WHOLE = new RegExp(`^\\s*${TOKEN}(?:${UNNAMED})*\\s*;?\\s*$`);
/** A text in a named encoding: `UTF-8''caf%C3%A9.txt` (RFC 8187). */
const EXTENDED = /^utf-8'[^']*'(?<text>.*)$/i;

/** What a `Content-Disposition` header says (RFC 6266). */
export interface Disposition {
  readonly isWellFormed: boolean;
  /** The name of the file; undefined when there is none. */
  readonly fileName: string | undefined;
}

/** Reads a `Content-Disposition` header. The extended form of the name comes before the plain one. */
export function readDisposition(header: string): Disposition {
  const found = new Map(
    [...header.matchAll(new RegExp(PARAMETER, "g"))].map(({ groups = {} }): [string, string] => [
      (groups["name"] ?? "").toLowerCase(),
      groups["plain"] ?? (groups["quoted"] ?? "").replaceAll(/\\(.)/g, "$1"),
    ]),
  );
  const extended = found.get("filename*");
  const text = extended === undefined ? undefined : percentDecoded(EXTENDED.exec(extended)?.groups?.["text"] ?? "%");
  const isWellFormed = WHOLE.test(header) && (extended === undefined || text !== undefined);
  return { isWellFormed, fileName: text ?? found.get("filename") };
}
