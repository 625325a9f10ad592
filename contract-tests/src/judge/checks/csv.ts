import { essenceOf } from "../../media-type.ts";
import { type Finding, findingAt } from "../finding.ts";
import type { Success } from "./success-check.ts";

/** One field of RFC 4180 with what ends it: quoted text, in which two quotes stand for one, or text without quotes and commas. */
const FIELD = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n]*))(?<end>,|\r?\n|$)/y;

/** The fields of each row of a CSV text (RFC 4180); undefined when it is no CSV. */
export function csvRows(text: string): string[][] | undefined {
  const rows: string[][] = [];
  const field = new RegExp(FIELD);
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const { quoted, plain = "", end } = field.exec(text)?.groups ?? {};
    if (end === undefined) return undefined;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The media type of CSV. */
export const CSV = "text/csv";
/** Finds a row of a CSV file that has another number of fields than the first row, as when a comma in a value is not quoted (RFC 4180). */
export function csvFindings({ operation, received }: Success): Finding[] {
  if (essenceOf(received.headers.get("content-type") ?? "") !== CSV) return [];
  const counts = csvRows(received.text)?.map(({ length }) => length);
  const index = counts?.findIndex((count) => count !== counts[0]);
  if (index === -1) return [];
  const message =
    counts === undefined || index === undefined
      ? "is no CSV: a quote stands inside a field that is not quoted"
      : `row ${index + 1} must have ${counts[0]} fields, as the first row, but has ${counts[index]}: quote a field with a comma, a quote or a line end`;
  return [findingAt(operation, "plausibility", received, "body", message)];
}
