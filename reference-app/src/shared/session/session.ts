import { useSyncExternalStore } from "react";
import { sessionBox } from "../storage/storage.ts";

/** The visitor of this tab. The member's server data is in the query cache, not here. */
export interface Session {
  isLogin: boolean;
  token: string | undefined;
  account: string | undefined;
  nickname: string | undefined;
  /** Account type (R195): 0 is a member; 1, 2, 41, 42 are agents; 4 is restricted. */
  type: number | undefined;
  isFreePlay: boolean;
  /** The member whose session the server ended in this tab. Open dialogs and input still belong to them. */
  lostAccount: string | undefined;
  /** Increases with each change of member, so that a late answer cannot reach the next member's cache. */
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
    // R256: a token without an account is removed.
    sessionBox.remove("token");
    return { ...GUEST, epoch: 0 };
  }
  const type = Number(sessionBox.get("isAgent") ?? 0);
  const isFreePlay = sessionBox.get("isFreePlay") === "1";
  const nickname = sessionBox.get("nickname");
  return { ...GUEST, isLogin: true, token, account, nickname, type, isFreePlay, epoch: 0 };
}

let current = restore();
/** The token of a login in progress, whose member is not known yet. Never stored (R270). */
let pendingToken: string | undefined;
const listeners = new Set<() => void>();

function change(next: Omit<Session, "epoch">): void {
  current = { ...next, epoch: current.epoch + 1 };
  for (const listener of listeners) listener();
}

/** Store of the session (design: where state lives), mirrored to the storage keys of R186–R197. */
export const session = {
  get: (): Session => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The token that requests send. */
  token: (): string | undefined => pendingToken ?? current.token,
  /** Makes a login's own call with its new token. The client reads the token when the call starts. */
  withToken: <Result>(token: string, call: () => Result): Result => {
    pendingToken = token;
    try {
      return call();
    } finally {
      pendingToken = undefined;
    }
  },
  /** Starts a session for a known member (R264, R270). */
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
  /** Changes the nickname of the same member; the epoch stays (E025). */
  rename: (nickname: string): void => {
    sessionBox.set("nickname", nickname);
    current = { ...current, nickname };
    for (const listener of listeners) listener();
  },
  /** Clears session storage except the merchant (R258, R274). `isLost`: the member did not log out, so open dialogs stay (I4). */
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
