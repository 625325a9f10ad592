import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Raise it when a table changes its shape: a file of another version cannot be read. */
const SCHEMA_VERSION = 5;

/** The file was made by another version of the mock. */
export class StoreVersionError extends Error {
  override readonly name = "StoreVersionError";
}

/**
 * Opens the database of a world. A file keeps everything that was committed even when the process is killed (D3):
 * write-ahead log, synced at every commit. Without a file the world lives in memory.
 * @throws StoreVersionError
 */
export function openStore(file?: string): DatabaseSync {
  if (file) mkdirSync(dirname(file), { recursive: true });
  const store = new DatabaseSync(file ?? ":memory:", { timeout: 5000 });
  claimVersion(store, file);
  return prepared(store);
}

/** Opens a database in memory that holds what another held when it was serialized. */
export function copyStore(image: Uint8Array): DatabaseSync {
  const store = new DatabaseSync(":memory:");
  store.deserialize(image);
  return prepared(store);
}

function prepared(store: DatabaseSync): DatabaseSync {
  store.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    create table if not exists settings (name text primary key, value text not null) strict;
  `);
  return store;
}

function claimVersion(store: DatabaseSync, file = "The store"): void {
  const isNew = store.prepare("select 1 from sqlite_schema limit 1").get() === undefined;
  if (isNew) store.exec(`pragma user_version = ${SCHEMA_VERSION}`);
  if (store.prepare("pragma user_version").get()?.user_version === SCHEMA_VERSION) return;
  store.close();
  throw new StoreVersionError(
    `${file} was made by another version of the mock. Delete it or choose another with --data.`,
  );
}

/** Runs `work` so that all of it is stored or none; inside a running transaction it joins that one. */
export function transaction<Result>(store: DatabaseSync, work: () => Result): Result {
  if (store.isTransaction) return work();
  store.exec("begin immediate");
  try {
    const result = work();
    store.exec("commit");
    return result;
  } catch (error) {
    store.exec("rollback");
    throw error;
  }
}

/** Empties every table but the named ones and fills them anew, all or nothing; statements that were prepared stay good. */
export function emptyStore(store: DatabaseSync, keep: readonly string[], refill: () => void): void {
  const tables = store
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map((row) => String(row.name))
    .filter((name) => !keep.includes(name));
  store.exec("pragma foreign_keys = off");
  transaction(store, () => {
    for (const table of tables) store.exec(`delete from "${table}"`);
    refill();
  });
  store.exec("pragma foreign_keys = on");
}

/** Small values that are not rows of anything: the clock's offset, the scenario. */
export interface Settings {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
}

export function createSettings(store: DatabaseSync): Settings {
  const select = store.prepare("select value from settings where name = ?");
  const upsert = store.prepare(
    "insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value",
  );
  return {
    read: (name) => {
      const row = select.get(name);
      return row && String(row.value);
    },
    write: (name, value) => void upsert.run(name, value),
  };
}
