import { useSyncExternalStore } from "react";
import { sessionBox } from "../lib/storage.ts";

/** Who is using this tab. Server data about the member lives in the query cache, not here. */
export interface Session {
  isLogin: boolean;
  token: string | undefined;
  account: string | undefined;
  nickname: string | undefined;
  /** Account type (R195): 0 member, 1, 2, 41, 42 agents, 4 restricted. */
  type: number | undefined;
  isFreePlay: boolean;
  /** Whose session the server ended in this tab: what is open and typed here is theirs. */
  lostAccount: string | undefined;
  /** Grows with each change of user, so that a late answer cannot land in the next user's cache. */
  epoch: number;
}

export interface MemberIdentity {
  account: string;
  nickname: string;
  id: string;
  type: number;
  toUpline: boolean;
  label: string;
}

const GUEST = {
  isLogin: false,
  token: undefined,
  account: undefined,
  nickname: undefined,
  type: undefined,
  isFreePlay: false,
  lostAccount: undefined,
};

function restore(): Session {
  const account = sessionBox.get("account");
  const token = sessionBox.get("token");
  if (!account || !token) {
    // R256: a token without an account is dropped.
    sessionBox.remove("token");
    return { ...GUEST, epoch: 0 };
  }
  const type = Number(sessionBox.get("isAgent") ?? 0);
  const isFreePlay = sessionBox.get("isFreePlay") === "1";
  const nickname = sessionBox.get("nickname");
  return { ...GUEST, isLogin: true, token, account, nickname, type, isFreePlay, epoch: 0 };
}

let current = restore();
/** A token whose owner is not known yet, while a call of the login begins; never stored (R270). */
let pendingToken: string | undefined;
const listeners = new Set<() => void>();

function change(next: Omit<Session, "epoch">): void {
  current = { ...next, epoch: current.epoch + 1 };
  for (const listener of listeners) listener();
}

/** The small store of the session (design: where state lives), mirrored to the storage keys of R186–R197. */
export const session = {
  get: (): Session => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The token that calls carry. */
  token: (): string | undefined => pendingToken ?? current.token,
  /** Makes a call of the login itself with its fresh token: the client reads the token as the call begins. */
  withToken: <Result>(token: string, call: () => Result): Result => {
    pendingToken = token;
    try {
      return call();
    } finally {
      pendingToken = undefined;
    }
  },
  /** Logged in: the member is known (R264, R270). */
  start: (token: string, member: MemberIdentity, isFreePlay = false): void => {
    sessionBox.set("token", token);
    sessionBox.set("account", member.account);
    sessionBox.set("username", member.account);
    sessionBox.set("nickname", member.nickname);
    sessionBox.set("customerId", member.id);
    sessionBox.set("isAgent", String(member.type));
    sessionBox.set("toUpline", String(member.toUpline));
    sessionBox.set("memberLabel", member.label);
    sessionBox.set("isFreePlay", isFreePlay ? "1" : "0");
    const { account, nickname, type } = member;
    change({ ...GUEST, isLogin: true, token, account, nickname, type, isFreePlay });
  },
  /** The member goes by another name, and stays who they are: the epoch stands (E025). */
  rename: (nickname: string): void => {
    sessionBox.set("nickname", nickname);
    current = { ...current, nickname };
    for (const listener of listeners) listener();
  },
  /** Clears session storage except the merchant (R258, R274). `isLost`: nobody asked for it, so what is open stays (I4). */
  end: (isLost = false): void => {
    if (!current.isLogin) return;
    const merchant = sessionBox.get("merchant");
    const merchantCode = sessionBox.get("merchantCode");
    sessionBox.clear();
    if (merchant) sessionBox.set("merchant", merchant);
    if (merchantCode) sessionBox.set("merchantCode", merchantCode);
    change({ ...GUEST, lostAccount: isLost ? current.account : undefined });
  },
};

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get);
