import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Raise it when a table changes its shape: a file of another version cannot be read. */
const SCHEMA_VERSION = 6;

/** The file cannot be used; one line says why and what to do. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  constructor(reason: string, options?: ErrorOptions) {
    super(`${reason} Delete it or choose another with --data.`, options);
  }
}

/**
 * Opens the database of a world. A file keeps everything that was committed even when the process is killed (D3):
 * write-ahead log, synced at every commit. Without a file the world lives in memory.
 * @throws StoreError
 */
export function openStore(file?: string): DatabaseSync {
  if (file === undefined) return prepared(claimed(new DatabaseSync(":memory:"), file));
  return readingFile(file, () => {
    keepPrivate(file);
    const store = new DatabaseSync(file, { timeout: 5000 });
    try {
      return checked(prepared(claimed(store, file)), file);
    } catch (error) {
      store.close();
      throw error;
    }
  });
}

/** What fails because of the file becomes one line for the person who started the mock. @throws StoreError */
export function readingFile<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    // Of the file system, or of SQLite.
    const isOfFile = error instanceof Error && ("errno" in error || "errcode" in error);
    if (!isOfFile) throw error;
    throw new StoreError(`${file} cannot be used: ${error.message}.`, { cause: error });
  }
}

/** For its owner alone. */
const PRIVATE = 0o600;

/** Nobody else on the machine may read it; what SQLite puts beside it takes its mode. */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", PRIVATE));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, PRIVATE);
}

/** A file that is damaged further in would break an answer later. */
function checked(store: DatabaseSync, file: string): DatabaseSync {
  const isWhole = store.prepare("pragma quick_check(1)").get()?.quick_check === "ok";
  if (!isWhole) throw new StoreError(`${file} is damaged.`);
  return store;
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

/** @throws StoreError for a file of another version */
function claimed(store: DatabaseSync, file = "The store"): DatabaseSync {
  const isNew = store.prepare("select 1 from sqlite_schema limit 1").get() === undefined;
  if (isNew) store.exec(`pragma user_version = ${SCHEMA_VERSION}`);
  if (store.prepare("pragma user_version").get()?.user_version === SCHEMA_VERSION) return store;
  throw new StoreError(`${file} was made by another version of the mock.`);
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
