import { hash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";
import type { Scenarios } from "./scenarios.ts";

/** What a member must do before the session serves the rest, by the code that refuses it (R412, R266–R268). */
export type PendingStep = "VERIFICATION_REQUIRED" | "PASSWORD_CHANGE_REQUIRED";

export interface Session {
  accountId: string;
  /** Steps still to be done, in their order. */
  pending: readonly PendingStep[];
}

export interface Sessions {
  /** Starts a session; the token is opaque and only its hash is stored. */
  start(session: Session): string;
  /** The live session of a token; undefined for an unknown or expired one. Using it keeps it alive. */
  find(token: string): Session | undefined;
  end(token: string): void;
  /** Ends all sessions of an account, but for the one of a token. */
  endAll(accountId: string, exceptToken?: string): void;
  /** A step is done in this session. */
  finishStep(token: string, step: PendingStep): void;
  /** How many sessions are live. */
  count(): number;
}

const TOKEN_BYTES = 32;
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** In the scenario `expired-sessions` a new session ends this soon, used or not. */
const SHORT_LIFETIME_MS = 60 * 1000;
/** A session is prolonged at most this often, so that reading does not mean writing. */
const PROLONG_AFTER_MS = 60 * 1000;

export function createSessions(store: DatabaseSync, clock: Clock, scenarios: Scenarios): Sessions {
  store.exec(`
    create table if not exists sessions (
      token_hash text primary key,
      account_id text not null,
      pending text not null,
      expires_at integer not null
    ) strict;
  `);
  const isCutShort = () => scenarios.isOn("expired-sessions");
  const insert = store.prepare("insert into sessions values (?, ?, ?, ?)");
  const select = store.prepare("select * from sessions where token_hash = ? and expires_at > ?");
  const prolong = store.prepare("update sessions set expires_at = ? where token_hash = ?");
  const remove = store.prepare("delete from sessions where token_hash = ?");
  const removeAll = store.prepare("delete from sessions where account_id = ? and token_hash <> ?");
  const updatePending = store.prepare("update sessions set pending = ? where token_hash = ?");
  const removeExpired = store.prepare("delete from sessions where expires_at <= ?");
  const countLive = store.prepare("select count(*) as count from sessions where expires_at > ?");
  return {
    start: ({ accountId, pending }) => {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      removeExpired.run(clock.now());
      const lifetimeMs = isCutShort() ? SHORT_LIFETIME_MS : LIFETIME_MS;
      insert.run(digestOf(token), accountId, pending.join(" "), clock.now() + lifetimeMs);
      return token;
    },
    find: (token) => {
      const now = clock.now();
      const row = select.get(digestOf(token), now);
      if (!row) return undefined;
      if (isCutShort()) {
        // Those of before the scenario have ended with it.
        if (Number(row.expires_at) > now + SHORT_LIFETIME_MS) return undefined;
      } else if (Number(row.expires_at) < now + LIFETIME_MS - PROLONG_AFTER_MS)
        prolong.run(now + LIFETIME_MS, digestOf(token));
      return { accountId: String(row.account_id), pending: readSteps(row.pending) };
    },
    end: (token) => void remove.run(digestOf(token)),
    endAll: (accountId, exceptToken = "") => void removeAll.run(accountId, digestOf(exceptToken)),
    finishStep: (token, step) => {
      const steps = readSteps(select.get(digestOf(token), clock.now())?.pending);
      updatePending.run(steps.filter((pending) => pending !== step).join(" "), digestOf(token));
    },
    count: () => Number(countLive.get(clock.now())?.count),
  };
}

const STEPS: readonly PendingStep[] = ["VERIFICATION_REQUIRED", "PASSWORD_CHANGE_REQUIRED"];
const readSteps = (stored: unknown): PendingStep[] => STEPS.filter((step) => String(stored).split(" ").includes(step));

const digestOf = (token: string) => hash("sha256", token, "base64url");
