import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import type { PageOfRows } from "./period.ts";

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

/**
 * The id in a table that a text names. Only the text that a response shows is an id: "05", "5x" and "5.0" are not 5.
 * @returns undefined, which no row has, for any other text
 */
export const rowIdOf = (id: string): number | undefined => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined);

/** A nullable number column; undefined for null. */
export const numberOrNone = (value: SQLOutputValue | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

/** A value for a parameter. Undefined is stored as null, as null is read as undefined. */
type Value = SQLInputValue | undefined;
/** Values for a statement's parameters: in their order, or one object with their names. */
type Values = Value[] | [Record<string, Value>];

const isNamed = (value: Value | Record<string, Value>): value is Record<string, Value> =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

/** The values as Node takes them. It accepts both kinds, but declares an overload for each. */
const bound = (values: Values) =>
  values.map((value) =>
    isNamed(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, one ?? null]))
      : (value ?? null),
  ) as SQLInputValue[];

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
    const get = (...values: Values) => {
      const row = statement.get(...bound(values));
      return row && read(row);
    };
    return {
      get,
      one: (...values) => {
        const item = get(...values);
        if (item === undefined) throw new Error(`There is no row: ${sql}`);
        return item;
      },
      all: (...values) => statement.all(...bound(values)).map((row) => read(row)),
    };
  };

/** Returns a function that prepares a statement, as `itemStatements` does, for rows without an id, or whose id stays a number. */
export const fieldStatements = <Item>(store: DatabaseSync) => itemStatements(store, (row) => fieldsOf(row) as Item);

/** A value for a column: lists and other objects are stored as JSON, and true as 1. */
type Stored = Value | boolean | object;

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toColumn(value: Stored): SQLInputValue {
  if (typeof value === "boolean") return Number(value);
  if (typeof value !== "object" || value === null) return value ?? null;
  return value instanceof Uint8Array ? value : JSON.stringify(value);
}

/** Names the row that a table has already, because SQLite names only its columns. */
function asDuplicate(error: unknown, table: string, values: Readonly<Record<string, Stored>>): unknown {
  const columns = /^UNIQUE constraint failed: (.*)$/.exec(error instanceof Error ? error.message : "")?.[1];
  if (columns === undefined) return error;
  const names = columns.split(", ").map((column) => nameOf(column.slice(table.length + 1)));
  const row = names.map((name) => `${name} ${JSON.stringify(values[name])}`).join(" and ");
  return new Error(`The table ${table} already has a row with ${row}.`, { cause: error });
}

/**
 * Returns a function that adds a row to a table and returns it as stored. It takes the values by the code's names of their columns.
 * @throws Error that names the row when the table already has it
 */
export function inserter<Item>(store: DatabaseSync, table: string, read = (row: Row) => itemOf(row) as Item) {
  const statements = new Map<string, StatementSync>();
  const statementFor = (names: readonly string[]): StatementSync => {
    const columns = names.map(columnOf).join(", ");
    const known = statements.get(columns);
    if (known) return known;
    const places = names.map((name) => `:${name}`).join(", ");
    const statement = store.prepare(`insert into ${table} (${columns}) values (${places}) returning *`);
    statements.set(columns, statement);
    return statement;
  };
  return (values: Readonly<Record<string, Stored>>): Item => {
    const columns = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toColumn(value)]));
    try {
      return read(statementFor(Object.keys(columns)).get(columns) ?? {});
    } catch (error) {
      throw asDuplicate(error, table, values);
    }
  };
}

/**
 * A list of rows page by page, and how many it has. `from` is its table with a condition, `order` its sort order. Both functions take the
 * values of the condition's named parameters.
 */
export function pagedList<Item>(store: DatabaseSync, from: string, order: string, read?: (row: Row) => Item) {
  const page = itemStatements(store, read)(`select * from ${from} order by ${order} limit :limit offset :offset`);
  const count = fieldStatements<{ count: number }>(store)(`select count(*) as count from ${from}`);
  return {
    list: (values: Record<string, Value>, { offset, limit }: PageOfRows): Item[] =>
      page.all({ ...values, offset, limit }),
    count: (values: Record<string, Value>): number => count.one(values).count,
  };
}
