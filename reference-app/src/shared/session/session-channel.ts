import { merchantCode } from "../api/queries/system-queries.ts";
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
const stopKeeping = channel.listen((message) => missed.push(message));

const post = (message: SessionMessage): void => channel.post(message);
if (!session.get().isLogin) post({ type: "ask" });

const isAnswer = (data: unknown): data is Extract<SessionMessage, { type: "answer" }> =>
  typeof data === "object" && data !== null && "type" in data && data.type === "answer";

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
