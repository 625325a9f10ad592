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
