import { downloadText } from "./download.ts";

/** Types of values in a cell of a CSV file. */
export type CsvValue = string | number | bigint | boolean | null | undefined;

/** With a byte order mark, spreadsheet programs recognise UTF-8, such as Bengali; without it they assume Latin-1. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

// Start of a text that a spreadsheet would run as a formula, also with full-width characters and after white space.
const FORMULA = /^[\s\u00A0]*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Returns one cell. It is always quoted, so separators, quotes and line breaks cannot start another cell. A text that a spreadsheet would
 * run as a formula gets a leading apostrophe; a plain number, also a negative one, stays a number.
 */
export function csvCell(value: CsvValue): string {
  const text = value === null || value === undefined ? "" : String(value);
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Returns a table as CSV text (RFC 4180) that spreadsheet programs open directly. */
export function csvText(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(csvCell).join(","));
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join("");
}

/** Makes the browser download a table as a file. */
export const downloadCsv = (fileName: string, text: string): void =>
  downloadText(`${fileName}.csv`, text, "text/csv;charset=utf-8");
