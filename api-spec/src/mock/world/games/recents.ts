import type { DatabaseSync } from "node:sqlite";
import { fieldStatements } from "../row.ts";

/** How many games a member's recent list keeps. */
const RECENT_LIMIT = 30;

/** The games a member played, latest first (R308). */
export function createRecents(store: DatabaseSync) {
  store.exec(`create table if not exists recents(
    account_id text not null, node_id integer not null, played_at integer not null,
    primary key (account_id, node_id)) strict`);
  const select = fieldStatements<{ nodeId: number; playedAt: number }>(store)(
    "select node_id, played_at from recents where account_id = ? order by played_at desc, rowid desc limit ?",
  );
  const upsert = store.prepare("insert or replace into recents values (?, ?, ?)");
  return {
    /** `playedAt` is epoch milliseconds. */
    list: (accountId: string): { nodeId: number; playedAt: number }[] => select.all(accountId, RECENT_LIMIT),
    record(accountId: string, nodeId: number, now: number): void {
      upsert.run(accountId, nodeId, now);
    },
  };
}
