import { MINUTE_MS } from "../clock.ts";

import type { DatabaseSync } from "node:sqlite";

const REALITY_CHECK_MINUTES = [15, 30, 60] as const;
export type RealityCheckMinutes = (typeof REALITY_CHECK_MINUTES)[number];

const DEFAULT_MINUTES: RealityCheckMinutes = 60;

/** How often members are shown how long they have played (D15). The reminder cannot be switched off. */
export function createRealityChecks(store: DatabaseSync) {
  store.exec(
    "create table if not exists reality_checks (account_id text primary key, minutes integer not null) strict",
  );
  const select = store.prepare("select minutes from reality_checks where account_id = ?");
  const upsert = store.prepare("insert or replace into reality_checks values (?, ?)");
  return {
    minutesOf: (accountId: string): RealityCheckMinutes =>
      Number(select.get(accountId)?.minutes ?? DEFAULT_MINUTES) as RealityCheckMinutes,
    set: (accountId: string, minutes: RealityCheckMinutes): void => void upsert.run(accountId, minutes),
  };
}

/** Time of the next reminder in a session that began at `startedAt`, in epoch milliseconds. */
export function nextRealityCheckAt(startedAt: number, minutes: RealityCheckMinutes, now: number): number {
  const intervalMs = minutes * MINUTE_MS;
  return startedAt + (Math.floor((now - startedAt) / intervalMs) + 1) * intervalMs;
}
