/** Small helpers for a page without a framework. */

export const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};

/** Sets the text of an element. An equal text is not set again, because that would clear the reader's selection. */
export function put(id: string, text: string): void {
  const place = element(id);
  if (place.textContent !== text) place.textContent = text;
}

export const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace("T", " ");

export interface Cell {
  text: string;
  className?: string;
}
export type Row = readonly (string | number | Cell)[];

const toRow = (cells: Row): HTMLTableRowElement => {
  const row = document.createElement("tr");
  for (const cell of cells) {
    const { text, className = "" } = typeof cell === "object" ? cell : { text: String(cell) };
    const place = row.insertCell();
    place.textContent = text;
    place.className = className;
  }
  return row;
};

/** Replaces the rows of a table, unless they are the same. A table without rows shows the text `empty`. */
export function fill(id: string, rows: readonly Row[], empty: string): void {
  const table = element(id);
  const body = table.querySelector("tbody");
  if (!body) return;
  const wanted = rows.length > 0 ? rows.map(toRow) : [toRow([{ text: empty, className: "empty" }])];
  if (rows.length === 0) wanted[0]?.cells[0]?.setAttribute("colspan", String(table.querySelectorAll("th").length));
  const isSame = (row: HTMLTableRowElement, index: number) => body.rows[index]?.isEqualNode(row) ?? false;
  if (wanted.length === body.rows.length && wanted.every(isSame)) return;
  body.replaceChildren(...wanted);
}

/** Returns the trimmed text of the form field with this name. */
export const fieldOf = (form: HTMLElement, name: string): string => {
  const value = form instanceof HTMLFormElement ? new FormData(form).get(name) : null;
  return typeof value === "string" ? value.trim() : "";
};
