import type { DatabaseSync } from "node:sqlite";

/** As many as one response may contain. */
const MOST_FAVOURITES = 500;

/** A member's favourite games by node id, last added first (R304–R307). */
export function createFavourites(store: DatabaseSync) {
  store.exec(`create table if not exists favourites(
    account_id text not null, node_id integer not null, added_at integer not null,
    primary key (account_id, node_id)) strict`);
  const select = store.prepare(
    "select node_id from favourites where account_id = ? order by added_at desc, rowid desc",
  );
  const insert = store.prepare("insert or ignore into favourites values (?, ?, ?)");
  const removeOldest = store.prepare(`
    delete from favourites where account_id = :account and node_id not in (
      select node_id from favourites where account_id = :account order by added_at desc, rowid desc limit :most)
  `);
  const remove = store.prepare("delete from favourites where account_id = ? and node_id = ?");
  return {
    list: (accountId: string): number[] => select.all(accountId).map((row) => Number(row.node_id)),
    /** Adding a game twice has no effect. At the limit, the oldest favourite is removed. `now` is epoch milliseconds. */
    add(accountId: string, nodeId: number, now: number): void {
      insert.run(accountId, nodeId, now);
      removeOldest.run({ account: accountId, most: MOST_FAVOURITES });
    },
    remove(accountId: string, nodeId: number): void {
      remove.run(accountId, nodeId);
    },
  };
}
