import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

/** What the server would have sent to a person; testers read it at `GET /__mock/outbox`. */
export interface OutboxMessage {
  /** `authenticator` is what an app on the receiver's phone shows: nothing is sent. */
  kind: "sms" | "email" | "authenticator" | "captcha";
  /** Phone number, e-mail address, username or captcha id. */
  to: string;
  /** The code, word or password the receiver must type. */
  code: string;
}

export interface Outbox {
  send(message: OutboxMessage): void;
  /** Newest first, the last 100; `at` in epoch milliseconds. */
  list(): (OutboxMessage & { at: number })[];
}

const KEPT_MESSAGES = 100;

export function createOutbox(store: DatabaseSync, clock: Clock): Outbox {
  store.exec(`
    create table if not exists outbox (
      id integer primary key, kind text not null, recipient text not null, code text not null, at integer not null
    ) strict;
  `);
  const insert = store.prepare("insert into outbox (kind, recipient, code, at) values (?, ?, ?, ?)");
  const removeOld = store.prepare("delete from outbox where id <= ?");
  const select = store.prepare("select * from outbox order by id desc limit ?");
  return {
    send: ({ kind, to, code }) => {
      const { lastInsertRowid } = insert.run(kind, to, code, clock.now());
      removeOld.run(Number(lastInsertRowid) - KEPT_MESSAGES);
    },
    list: () =>
      select.all(KEPT_MESSAGES).map((row) => ({
        kind: String(row.kind) as OutboxMessage["kind"],
        to: String(row.recipient),
        code: String(row.code),
        at: Number(row.at),
      })),
  };
}
