import type { DatabaseSync } from "node:sqlite";

/** How many games a member's recent list keeps. */
const RECENT_LIMIT = 30;

/** The games a member played, latest first (R308). */
export function createRecents(store: DatabaseSync) {
  store.exec(`create table if not exists recents(
    account_id text not null, node_id integer not null, played_at integer not null,
    primary key (account_id, node_id)) strict`);
  const select = store.prepare(
    "select node_id, played_at from recents where account_id = ? order by played_at desc, rowid desc limit ?",
  );
  const upsert = store.prepare("insert or replace into recents values (?, ?, ?)");
  return {
    /** `playedAt` is epoch milliseconds. */
    list: (accountId: string): { nodeId: number; playedAt: number }[] =>
      select
        .all(accountId, RECENT_LIMIT)
        .map((row) => ({ nodeId: Number(row.node_id), playedAt: Number(row.played_at) })),
    record(accountId: string, nodeId: number, now: number): void {
      upsert.run(accountId, nodeId, now);
    },
  };
}
