import { merchantCode } from "../api/queries/system-queries.ts";
import { SESSION_WAIT_MAX_MS } from "../config/constants.ts";
import { tabChannel } from "../tabs/tab-channel.ts";
import { session, type MemberIdentity } from "./session.ts";

type Listener = (message: unknown) => void;

/** A session that one tab sends to another (D5). */
export interface HandOver {
  merchant: string;
  token: string;
  member: MemberIdentity;
  isFreePlay: boolean;
}

export type SessionMessage =
  | { type: "logout" }
  /** A new tab asks whether a member is logged in. */
  | { type: "ask" }
  /** A member has logged in: every tab follows. */
  | { type: "login"; session: HandOver }
  /** The reply to "ask": only guests use it. */
  | { type: "answer"; session: HandOver };

/** Messages about the session between the tabs of one browser (D5). */
const channel = tabChannel("lobbykit-session");

/** Messages received before tab-sync.ts loaded, which is not part of the first view. No logout must be missed. */
const missed: unknown[] = [];
const answered = Promise.withResolvers<void>();
const stopKeeping = channel.listen((message) => {
  missed.push(message);
  if (isAnswer(message)) answered.resolve();
});

const post = (message: SessionMessage): void => channel.post(message);
if (!session.get().isLogin) post({ type: "ask" });

function isAnswer(data: unknown): data is Extract<SessionMessage, { type: "answer" }> {
  return typeof data === "object" && data !== null && "type" in data && data.type === "answer";
}

/** Name of the Web Lock that every tab holds while it has a session and answers other tabs. */
export const sessionLock = (): string => `lobbykit-session ${merchantCode()}`;

/**
 * Resolves when another tab has answered, or at once when no tab has a session. A busy browser can deliver the answer after the page's
 * files and data (D5). A tab that the browser has frozen does not answer, so the wait is limited.
 */
export async function untilSessionAnswer(): Promise<void> {
  if (session.get().isLogin) return;
  try {
    const { held } = await navigator.locks.query();
    if (!held?.some(({ name }) => name === sessionLock())) return;
  } catch {
    // There are no Web Locks on plain http and in old web views, and the browser refuses them where storage is blocked (I7).
    return;
  }
  setTimeout(answered.resolve, SESSION_WAIT_MAX_MS);
  await answered.promise;
}

/**
 * Takes over the session that another tab has answered with by now. Called before the first view, so that a new tab does not show a member
 * as a guest, and an address of a centre opens the centre and not the login (D5).
 */
export function joinSession(): void {
  const answer = missed.find(isAnswer)?.session;
  if (answer?.merchant === merchantCode() && !session.get().isLogin)
    session.start(answer.token, answer.member, answer.isFreePlay);
}

export const sessionChannel = {
  post,
  /** Calls `listener` with the messages so far, then with each new one. */
  listen: (listener: Listener): void => {
    stopKeeping();
    for (const message of missed.splice(0)) listener(message);
    channel.listen(listener);
  },
};
