import type { DatabaseSync } from "node:sqlite";
import type { components } from "../../../generated/types.ts";
import type { Clock } from "../clock.ts";
import { fieldsOf, inserter, pagedList, type Row } from "../row.ts";
import type { PageOfRows } from "../period.ts";

export type AccountEventKind = components["schemas"]["AccountEventKind"];

export interface NewAccountEvent {
  accountId: string;
  kind: AccountEventKind;
  ip: string;
  device: string;
}

/** An event of an account; `at` in epoch milliseconds. */
export interface AccountEvent extends NewAccountEvent {
  id: string;
  at: number;
}

/** Events of accounts: logins and security changes. Events are never deleted. */
export function createAccountEvents(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists account_events (
      id integer primary key, account_id text not null, kind text not null, at integer not null,
      ip text not null, device text not null
    ) strict;
    create index if not exists account_events_in_time on account_events (account_id, id);
  `);
  const insert = inserter(store, "account_events");
  const own = pagedList(store, "account_events where account_id = :accountId", "id desc", toEvent);
  const selectDevices = store.prepare(
    "select distinct device from account_events where account_id = ? and kind = 'login'",
  );
  return {
    note: ({ accountId, kind, ip, device }: NewAccountEvent): void =>
      void insert({ accountId, kind, at: clock.now(), ip, device }),
    /** Latest first. */
    list: (accountId: string, page: PageOfRows): AccountEvent[] => own.list({ accountId }, page),
    count: (accountId: string): number => own.count({ accountId }),
    /** Whether the device is new for an account that has logged in before. */
    isNewDevice: (accountId: string, device: string): boolean => {
      const known = selectDevices.all(accountId).map((row) => row.device);
      return known.length > 0 && !known.includes(device);
    },
  };
}

const toEvent = (row: Row): AccountEvent => ({ ...(fieldsOf(row) as AccountEvent), id: `E${String(row.id)}` });
