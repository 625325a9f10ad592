/** Small helps for a page without a framework. */

export const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};

/** Changes a text only when it changes, so that a selection on the page stays. */
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

/** Fills the body of a table; `empty` is said in place of no rows. Unchanged rows are left alone. */
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

/** The text of a named field of a form. */
export const fieldOf = (form: HTMLElement, name: string): string => {
  const value = form instanceof HTMLFormElement ? new FormData(form).get(name) : null;
  return typeof value === "string" ? value.trim() : "";
};
