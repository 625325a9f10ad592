import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { fieldStatements } from "../row.ts";

/** A message that a real server would have sent. Testers read it at `GET /__mock/outbox`. */
export interface OutboxMessage {
  /** `authenticator` is the code that the receiver's app shows; it is never sent. */
  kind: "sms" | "email" | "authenticator" | "captcha";
  /** Phone number, e-mail address, username or captcha id. */
  to: string;
  /** The code, word or password that the receiver must type; "" when there is none. */
  code: string;
  /** The message text, when it is more than a code. */
  text?: string;
}

const KEPT_MESSAGES = 100;

/** The SMS, e-mails and captchas that were sent, for testers. */
export function createOutbox(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists outbox (
      id integer primary key, kind text not null, recipient text not null, code text not null, at integer not null,
      text text not null
    ) strict;
  `);
  const insert = store.prepare("insert into outbox (kind, recipient, code, at, text) values (?, ?, ?, ?, ?)");
  const removeOld = store.prepare("delete from outbox where id <= ?");
  const select = fieldStatements<OutboxMessage & { at: number }>(store)(
    `select kind, recipient as "to", code, nullif(text, '') as text, at from outbox order by id desc limit ?`,
  );
  return {
    send: ({ kind, to, code, text = "" }: OutboxMessage): void => {
      const { lastInsertRowid } = insert.run(kind, to, code, clock.now(), text);
      removeOld.run(Number(lastInsertRowid) - KEPT_MESSAGES);
    },
    /** The last 100, newest first; `at` in epoch milliseconds. */
    list: (): (OutboxMessage & { at: number })[] => select.all(KEPT_MESSAGES),
  };
}
