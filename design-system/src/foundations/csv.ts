/** What a cell of a file may hold. */
export type CsvValue = string | number | bigint | boolean | null | undefined;

/** Lets spreadsheet programs read Bengali: without it they take the text for Latin-1. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

// What a spreadsheet takes for the beginning of a formula, wide forms included; white space before it does not help.
const FORMULA = /^[\s\u00A0]*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * One cell: always quoted, so that no separator, quote or line end begins another. Text that a spreadsheet would run as a formula
 * gets an apostrophe before it; a plain number, negative ones too, stays a number.
 */
export function csvCell(value: CsvValue): string {
  const text = value === null || value === undefined ? "" : String(value);
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A table as the text of a CSV file (RFC 4180) that spreadsheet programs open as it is. */
export function csvText(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(csvCell).join(","));
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join("");
}

/** Some browsers begin to read a while after the click. */
const READ_WITHIN_MS = 10_000;

/** Hands a text to the browser as a file to keep. */
export function downloadCsv(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${fileName}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
