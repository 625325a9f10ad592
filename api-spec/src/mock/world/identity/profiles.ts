import type { DatabaseSync } from "node:sqlite";

/** Profile data besides the account (R219, R217): the registration fields, icon and language. */
export const PROFILE_FIELDS = [
  "payeeName",
  "qqNum",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "zalo",
  "idNumber",
  "icon",
  "language",
] as const;
export type Profile = Partial<Record<(typeof PROFILE_FIELDS)[number], string>>;

/** What members have stored about themselves. */
export function createProfiles(store: DatabaseSync) {
  store.exec("create table if not exists profiles (account_id text primary key, fields text not null) strict");
  const select = store.prepare("select fields from profiles where account_id = ?");
  const upsert = store.prepare("insert or replace into profiles values (?, ?)");
  const of = (accountId: string): Profile => JSON.parse(String(select.get(accountId)?.fields ?? "{}"));
  return {
    /** The stored fields; fields that were never filled in are absent. */
    of,
    /** Changes the given fields; "" clears one. */
    change: (accountId: string, changes: Profile): void => {
      const fields = Object.entries({ ...of(accountId), ...changes }).filter(([, value]) => value !== "");
      upsert.run(accountId, JSON.stringify(Object.fromEntries(fields)));
    },
  };
}
