import { merchantCode } from "../api/queries/system-queries.ts";
import { sessionBox } from "../storage/storage.ts";
import { forgetMember } from "./forget-member.ts";
import { sessionChannel, sessionLock, type HandOver, type SessionMessage } from "./session-channel.ts";
import { session } from "./session.ts";

const TYPES: readonly unknown[] = ["logout", "ask", "login", "answer"] satisfies SessionMessage["type"][];

/** Only tabs of this origin use the channel, but one of another release may send an unknown type. */
const isSessionMessage = (data: unknown): data is SessionMessage =>
  typeof data === "object" && data !== null && "type" in data && TYPES.includes(data.type);

/** Takes over another tab's session, unless this tab has it already or it is another merchant's. */
function takeSession({ merchant, token, member, isFreePlay }: HandOver): boolean {
  if (merchant !== merchantCode() || token === session.get().token) return false;
  if (member.account !== session.get().account) forgetMember();
  session.start(token, member, isFreePlay);
  return true;
}

/** This tab's session for another tab; undefined for a guest. */
function handOver(): HandOver | undefined {
  const { token, account, nickname, type, isFreePlay } = session.get();
  if (token === undefined || account === undefined) return undefined;
  const member = {
    account,
    nickname: nickname ?? "",
    id: sessionBox.get("customerId") ?? "",
    type: type ?? 0,
    toUpline: sessionBox.get("toUpline") === "true",
    label: sessionBox.get("memberLabel") ?? "",
  };
  return { merchant: merchantCode(), token, member, isFreePlay };
}

/** Ends the lock that this tab holds. */
let releaseLock: (() => void) | undefined;

/** Holds the lock of a tab with a session, or releases it. The browser cannot keep a page with a lock for the way back. */
function holdSessionLock(isHeld: boolean): void {
  if (!("locks" in navigator) || isHeld === (releaseLock !== undefined)) return;
  releaseLock?.();
  releaseLock = undefined;
  if (!isHeld) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  releaseLock = resolve;
  navigator.locks
    .request(sessionLock(), { mode: "shared" }, () => promise)
    .catch(() => {
      // Where storage is blocked, there are no locks. New tabs then do not wait for this tab's answer (I7).
    });
}

const showSessionByLock = (): void => holdSessionLock(session.get().isLogin);

interface Followed {
  /** @param accountBefore the member who was logged in here or whose session was lost */
  onLogin: (accountBefore: string | undefined) => void;
  onLogout: () => void;
}

/** Synchronises the session between the tabs of one browser (D5). A tab never receives its own messages. */
export const tabs = {
  announceLogout: (): void => sessionChannel.post({ type: "logout" }),
  announceLogin: (): void => {
    const present = handOver();
    if (present) sessionChannel.post({ type: "login", session: present });
  },
  /** Logs in and out with the other tabs from now on. */
  follow: ({ onLogin, onLogout }: Followed): void => {
    sessionChannel.listen((data) => {
      if (!isSessionMessage(data)) return;
      const present = handOver();
      const { account, lostAccount } = session.get();
      switch (data.type) {
        case "ask":
          if (present) sessionChannel.post({ type: "answer", session: present });
          return;
        case "login":
          if (takeSession(data.session)) onLogin(account ?? lostAccount);
          return;
        case "answer":
          if (!present && takeSession(data.session)) onLogin(lostAccount);
          return;
        case "logout":
          if (!present) return;
          session.end();
          onLogout();
      }
    });
    session.subscribe(showSessionByLock);
    window.addEventListener("pagehide", () => holdSessionLock(false));
    window.addEventListener("pageshow", showSessionByLock);
    showSessionByLock();
  },
};
