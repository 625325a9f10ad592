import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Increase it when a table changes. A file with another version cannot be opened. */
const SCHEMA_VERSION = 7;

/** The database file cannot be used. The message says in one line why, and what to do. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  /** Nobody should delete what is no database, such as a folder, so `isDatabase` is then false. */
  constructor(reason: string, { isDatabase = true, ...options }: ErrorOptions & { isDatabase?: boolean } = {}) {
    super(`${reason} Choose another with --data${isDatabase ? ", or delete it if you do not need it" : ""}.`, options);
  }
}

/**
 * Opens the database of a world. A file keeps everything that was committed, even when the process is killed (D3): write-ahead log, synced
 * at every commit. Without a file the world is in memory.
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

/** Converts an error about the file to a one-line message for the person who started the mock. @throws StoreError */
export function readingFile<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    // An error of the file system or of SQLite.
    const isOfFile = error instanceof Error && ("errno" in error || "errcode" in error);
    if (!isOfFile) throw error;
    if ("code" in error && error.code === "EISDIR")
      throw new StoreError(`${file} is a folder.`, { cause: error, isDatabase: false });
    const isDatabase = "errcode" in error;
    throw new StoreError(`${file} cannot be used: ${error.message}.`, { cause: error, isDatabase });
  }
}

/** Readable and writable for the owner only. */
const PRIVATE = 0o600;

/** Protects the file from other users of the machine. The files that SQLite creates beside it get the same mode. */
function keepPrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", PRIVATE));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, PRIVATE);
}

/** Checks the whole file now; damage found later would break a response. */
function checked(store: DatabaseSync, file: string): DatabaseSync {
  const isWhole = store.prepare("pragma quick_check(1)").get()?.quick_check === "ok";
  if (!isWhole) throw new StoreError(`${file} is damaged.`);
  return store;
}

/** Opens an in-memory database from a serialised one. */
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

/** Checks and sets the schema version. @throws StoreError for a file with another version */
function claimed(store: DatabaseSync, file = "The store"): DatabaseSync {
  const isNew = store.prepare("select 1 from sqlite_schema limit 1").get() === undefined;
  if (isNew) store.exec(`pragma user_version = ${SCHEMA_VERSION}`);
  if (store.prepare("pragma user_version").get()?.user_version === SCHEMA_VERSION) return store;
  throw new StoreError(`${file} was made by another version of the mock.`);
}

/** Runs `work` in a transaction: all of it is stored, or nothing. Inside a running transaction it joins that one. */
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

/** Empties every table except the named ones and refills them, in one transaction. Prepared statements stay valid. */
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

/** Single values that need no table: the clock's offset, the scenario. */
export type Settings = ReturnType<typeof createSettings>;

/** The settings of a store. */
export function createSettings(store: DatabaseSync) {
  const select = store.prepare("select value from settings where name = ?");
  const upsert = store.prepare(
    "insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value",
  );
  return {
    read: (name: string): string | undefined => {
      const row = select.get(name);
      return row && String(row.value);
    },
    write: (name: string, value: string): void => void upsert.run(name, value),
  };
}
