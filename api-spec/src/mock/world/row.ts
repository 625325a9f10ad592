import type { DatabaseSync, SQLInputValue, SQLOutputValue } from "node:sqlite";

/** A row as SQLite returns it. Tables are strict, so each column holds its declared type or null. */
export type Row = Record<string, SQLOutputValue>;

const names = new Map<string, string>();

/** The code's name of a column: `game_code` is `gameCode`. */
function nameOf(column: string): string {
  const name = names.get(column) ?? column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  names.set(column, name);
  return name;
}

/** A row's values under the code's names, null as undefined. The table is strict, so the caller knows their types. */
export const fieldsOf = (row: Row): object =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column), value ?? undefined]));

/** The fields of a row with an id, which is a number in the table and text everywhere else. */
export const itemOf = (row: Row): object => ({ ...fieldsOf(row), id: String(row.id) });

/** A nullable number column; undefined for null. */
export const numberOrNone = (value: SQLOutputValue | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

/** Values for a statement's parameters: in their order, or one object with their names. */
type Values = SQLInputValue[] | [Record<string, SQLInputValue>];

/** A prepared statement whose rows are read as items. */
export interface ItemStatement<Item> {
  /** The first item; undefined when there is no row. */
  get: (...values: Values) => Item | undefined;
  /** The first item. @throws Error when there is no row */
  one: (...values: Values) => Item;
  all: (...values: Values) => Item[];
}

/** Returns a function that prepares statements. `read` makes an item of each of their rows: by default of its fields, with the id as text. */
export const itemStatements =
  <Item>(store: DatabaseSync, read = (row: Row) => itemOf(row) as Item) =>
  (sql: string): ItemStatement<Item> => {
    const statement = store.prepare(sql);
    // Node accepts both kinds of values, but declares an overload for each.
    const get = (...values: Values) => {
      const row = statement.get(...(values as SQLInputValue[]));
      return row && read(row);
    };
    return {
      get,
      one: (...values) => {
        const item = get(...values);
        if (item === undefined) throw new Error(`There is no row: ${sql}`);
        return item;
      },
      all: (...values) => statement.all(...(values as SQLInputValue[])).map((row) => read(row)),
    };
  };
