import { DatabaseSync } from "node:sqlite";

export type Row = Record<string, unknown>;

/** Runs a query and returns all rows. */
export type Query = (sql: string, ...values: number[]) => Row[];

/** Opens the file of a mock, which may be running, and reads from it. */
export function readMockFile<Result>(file: string, read: (all: Query) => Result): Result {
  const store = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return read((sql, ...values) => store.prepare(sql).all(...values));
  } finally {
    store.close();
  }
}

/** Returns the errors of the ledger. It must sum to zero, each posting must have two entries, and no balance may be below zero. */
export function ledgerBreaches(all: Query): string[] {
  const sum = Number(all("select sum(amount_minor) as sum from entries")[0]?.sum);
  const lopsided = all(
    "select posting_id from entries group by posting_id having sum(amount_minor) <> 0 or count(*) <> 2",
  );
  const negative = all("select id from postings where balance_minor < 0");
  const torn = all(`
    select id from (
      select id, balance_minor, amount_minor,
        lag(balance_minor, 1, 0) over (partition by account_id order by id) as earlier from postings
    ) where balance_minor <> earlier + amount_minor
  `);
  return [
    ...(sum === 0 ? [] : [`The ledger sums to ${sum}`]),
    ...lopsided.map((row) => `Posting ${String(row.posting_id)} has not two entries that cancel out`),
    ...negative.map((row) => `Posting ${String(row.id)} leaves a balance below zero`),
    ...torn.map((row) => `Posting ${String(row.id)} does not follow from the one before`),
  ];
}
