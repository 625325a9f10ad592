import { randomBytes, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { MINUTE_MS, type Clock } from "../clock.ts";

const LIFETIME_MS = 5 * MINUTE_MS;
const ID_BYTES = 16;

/** Captchas that wait for an answer. */
export function createCaptchas(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists captchas (id text primary key, text text not null, expires_at integer not null) strict;
  `);
  const insert = store.prepare("insert into captchas (id, text, expires_at) values (?, ?, ?)");
  const removeExpired = store.prepare("delete from captchas where expires_at <= ?");
  const select = store.prepare("select text from captchas where id = ? and expires_at > ?");
  const take = store.prepare("delete from captchas where id = ? returning text, expires_at");
  return {
    /** Stores the text of a new captcha and returns its id. */
    issue: (text: string): string => {
      const now = clock.now();
      removeExpired.run(now);
      const id = randomBytes(ID_BYTES).toString("base64url");
      insert.run(id, text.toLowerCase(), now + LIFETIME_MS);
      return id;
    },
    /** The text of a captcha that is still valid, to present it as sound. */
    textOf: (id: string): string | undefined => {
      const row = select.get(id, clock.now());
      return row && String(row.text);
    },
    /** Returns whether the answer is right. An id is valid for one attempt, right or wrong, and for five minutes. */
    redeem: (id: string, answer: string): boolean => {
      const row = take.get(id);
      if (!row || Number(row.expires_at) <= clock.now()) return false;
      const expected = Buffer.from(String(row.text));
      const given = Buffer.from(answer.trim().toLowerCase());
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
