import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inserter } from "../row.ts";
import { MINUTE_MS, DAY_MS, type Clock } from "../clock.ts";
import type { Scenarios } from "../scenarios.ts";
import type { Login } from "./accounts.ts";
import { digestOf } from "../token-digest.ts";

/** A step that a member must complete before other operations are allowed, by the error code of those (R412, R266–R268). */
export type PendingStep = "VERIFICATION_REQUIRED" | "PASSWORD_CHANGE_REQUIRED";

export interface Session {
  /** Id for things that must end with the session. It gives no access. */
  id: string;
  accountId: string;
  /** The remaining steps, in order. */
  pending: readonly PendingStep[];
}

/** A new session, with the address and device it starts from. */
export interface NewSession extends Omit<Session, "id"> {
  ip?: string;
  device?: string;
  /** The member's login before the one of this session. */
  previousLogin?: Login | undefined;
}

/** A session in the form that its member sees; timestamps in epoch milliseconds. */
export interface OwnSession {
  id: string;
  ip: string;
  device: string;
  startedAt: number;
  /** Accurate to the minute. */
  lastUsedAt: number;
  isCurrent: boolean;
}

export type Sessions = ReturnType<typeof createSessions>;

const TOKEN_BYTES = 32;
const ID_BYTES = 12;
const LIFETIME_MS = DAY_MS;
/** How long a proof of identity is valid for security changes. */
const PROOF_LIFETIME_MS = 5 * MINUTE_MS;
/** In the scenario `expired-sessions`, a new session ends this long after its start, whether it is used or not. */
const SHORT_LIFETIME_MS = MINUTE_MS;
/** A session is extended at most this often, so that most reads do not write to the database. */
const PROLONG_AFTER_MS = MINUTE_MS;

/** The sessions of all accounts, by their tokens. */
export function createSessions(store: DatabaseSync, clock: Clock, scenarios: Scenarios) {
  store.exec(`
    create table if not exists sessions (
      token_hash text primary key,
      account_id text not null,
      pending text not null,
      expires_at integer not null,
      id text not null unique,
      ip text not null,
      device text not null,
      started_at integer not null,
      proven_at integer not null,
      previous_login_at integer,
      previous_login_ip text
    ) strict;
  `);
  const isCutShort = () => scenarios.isOn("expired-sessions");
  const insert = inserter(store, "sessions");
  const select = store.prepare("select * from sessions where token_hash = ? and expires_at > ?");
  const selectById = store.prepare("select expires_at from sessions where id = ? and expires_at > ?");
  const prolong = store.prepare("update sessions set expires_at = ? where token_hash = ?");
  const remove = store.prepare("delete from sessions where token_hash = ?");
  const removeAll = store.prepare("delete from sessions where account_id = ? and token_hash <> ?");
  const prove = store.prepare("update sessions set proven_at = ? where token_hash = ?");
  const updatePending = store.prepare("update sessions set pending = ? where token_hash = ?");
  const removeExpired = store.prepare("delete from sessions where expires_at <= ?");
  const selectOwn = store.prepare(
    "select * from sessions where account_id = ? and expires_at > ? order by started_at desc, rowid desc limit 100",
  );
  const removeOwn = store.prepare("delete from sessions where account_id = ? and id = ?");
  const countLive = store.prepare("select count(*) as count from sessions where expires_at > ?");
  /** In the scenario that shortens sessions, sessions from before it have ended too. */
  const hasEndedEarly = (expiresAt: unknown, now: number) =>
    isCutShort() && Number(expiresAt) > now + SHORT_LIFETIME_MS;
  return {
    /** Starts a session and returns its opaque token, of which only a hash is stored. */
    start: ({ accountId, pending, ip = "", device = "", previousLogin }: NewSession): string => {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      removeExpired.run(clock.now());
      const lifetimeMs = isCutShort() ? SHORT_LIFETIME_MS : LIFETIME_MS;
      const id = randomBytes(ID_BYTES).toString("base64url");
      const now = clock.now();
      insert({
        tokenHash: digestOf(token),
        accountId,
        pending: pending.join(" "),
        expiresAt: now + lifetimeMs,
        id,
        ip,
        device,
        startedAt: now,
        provenAt: now,
        previousLoginAt: previousLogin?.at,
        previousLoginIp: previousLogin?.ip,
      });
      return token;
    },
    /** The active sessions of an account, latest first. `currentToken` is the caller's token. */
    list: (accountId: string, currentToken: string): OwnSession[] =>
      selectOwn.all(accountId, clock.now()).map((row) => ({
        id: String(row.id),
        ip: String(row.ip),
        device: String(row.device),
        startedAt: Number(row.started_at),
        // Each use extends the session, so its expiry shows the last use; a shortened one shows its start instead.
        lastUsedAt: Math.max(Number(row.started_at), Number(row.expires_at) - LIFETIME_MS),
        isCurrent: row.token_hash === digestOf(currentToken),
      })),
    /** The member's login before the one of this session; undefined when that was the first. */
    previousLogin: (token: string): Login | undefined => {
      const row = select.get(digestOf(token), clock.now());
      return typeof row?.previous_login_at === "number"
        ? { at: row.previous_login_at, ip: String(row.previous_login_ip) }
        : undefined;
    },
    /** Ends one session of the account. */
    endById: (accountId: string, id: string): void => void removeOwn.run(accountId, id),
    /** The active session of a token; undefined for an unknown or expired one. This extends the session's life. */
    find: (token: string): Session | undefined => {
      const now = clock.now();
      const row = select.get(digestOf(token), now);
      if (!row || hasEndedEarly(row.expires_at, now)) return undefined;
      const isDue = Number(row.expires_at) < now + LIFETIME_MS - PROLONG_AFTER_MS;
      if (isDue && !isCutShort()) prolong.run(now + LIFETIME_MS, digestOf(token));
      return { id: String(row.id), accountId: String(row.account_id), pending: readSteps(row.pending) };
    },
    /** Whether the session is active. This does not extend its life. */
    isLive: (id: string): boolean => {
      const now = clock.now();
      const row = selectById.get(id, now);
      return row !== undefined && !hasEndedEarly(row.expires_at, now);
    },
    end: (token: string): void => void remove.run(digestOf(token)),
    /** Ends all sessions of an account except that of the given token. */
    endAll: (accountId: string, exceptToken: string = ""): void => void removeAll.run(accountId, digestOf(exceptToken)),
    /** Records that the member has just proven their identity in this session. */
    prove: (token: string): void => void prove.run(clock.now(), digestOf(token)),
    /** Whether the last proof is too old for a sensitive change. */
    isProofStale: (token: string): boolean => {
      const provenAt = select.get(digestOf(token), clock.now())?.proven_at;
      return Number(provenAt ?? 0) + PROOF_LIFETIME_MS <= clock.now();
    },
    /** Marks a step as done in this session. */
    finishStep: (token: string, step: PendingStep): void => {
      const steps = readSteps(select.get(digestOf(token), clock.now())?.pending);
      updatePending.run(steps.filter((pending) => pending !== step).join(" "), digestOf(token));
    },
    /** Number of active sessions. */
    count: (): number => Number(countLive.get(clock.now())?.count),
  };
}

const STEPS: readonly PendingStep[] = ["VERIFICATION_REQUIRED", "PASSWORD_CHANGE_REQUIRED"];
const readSteps = (stored: unknown): PendingStep[] => STEPS.filter((step) => String(stored).split(" ").includes(step));
