import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import type { Text } from "../text.ts";
import { inserter, pagedList, type Row, rowIdOf } from "../row.ts";
import type { PageOfRows } from "../period.ts";

/** A message of the merchant to a member. */
export interface Message {
  id: string;
  title: Text;
  /** HTML; clients sanitise it. */
  content: Text;
  /** Epoch milliseconds. */
  createdAt: number;
  isRead: boolean;
}

export interface NewMessage extends Pick<Message, "title" | "content"> {
  accountId: string;
  /** Epoch milliseconds; now when left out. */
  at?: number;
  isRead?: boolean;
}

export type Messages = ReturnType<typeof createMessages>;

/** The message centre of all members. */
export function createMessages(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists messages (
      id integer primary key, account_id text not null, title text not null, content text not null,
      created_at integer not null, read_at integer
    ) strict;
    create index if not exists messages_in_time on messages (account_id, created_at);
  `);
  const insert = inserter(store, "messages");
  const own = pagedList(
    store,
    "messages where account_id = :account and (not :isUnreadOnly or read_at is null)",
    "created_at desc, id desc",
    toMessage,
  );
  const read = store.prepare(
    "update messages set read_at = coalesce(read_at, ?) where account_id = ? and id = ? returning id",
  );
  return {
    send: ({ accountId, title, content, at = clock.now(), isRead = false }: NewMessage): void =>
      void insert({ accountId, title, content, createdAt: at, readAt: isRead ? at : undefined }),
    /** Newest first. */
    list: (account: string, { isUnreadOnly }: { isUnreadOnly: boolean }, page: PageOfRows): Message[] =>
      own.list({ account, isUnreadOnly: Number(isUnreadOnly) }, page),
    count: (account: string, { isUnreadOnly }: { isUnreadOnly: boolean }): number =>
      own.count({ account, isUnreadOnly: Number(isUnreadOnly) }),
    /** Marks a message as read; repeating it changes nothing. False when the member has no such message. */
    markRead: (accountId: string, id: string): boolean => read.get(clock.now(), accountId, numberOf(id)) !== undefined,
  };
}

/** Message ids are "M" and the row number. */
const numberOf = (id: string) => (id.startsWith("M") ? (rowIdOf(id.slice(1)) ?? null) : null);

const toMessage = (row: Row): Message => ({
  id: `M${String(row.id)}`,
  title: JSON.parse(String(row.title)),
  content: JSON.parse(String(row.content)),
  createdAt: Number(row.created_at),
  isRead: row.read_at !== null,
});
