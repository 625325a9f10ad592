import { merchantCode } from "../api/queries/system-queries.ts";
import { tabChannel } from "../tabs/tab-channel.ts";
import { forgetMember } from "./forget-member.ts";
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

const TYPES: readonly unknown[] = ["logout", "ask", "login", "answer"] satisfies SessionMessage["type"][];

/** Only tabs of this origin use the channel, but one of another release may send an unknown type. */
export const isSessionMessage = (data: unknown): data is SessionMessage =>
  typeof data === "object" && data !== null && "type" in data && TYPES.includes(data.type);

/** Takes over another tab's session, unless this tab has it already or it is another merchant's. */
export function takeSession({ merchant, token, member, isFreePlay }: HandOver): boolean {
  if (merchant !== merchantCode() || token === session.get().token) return false;
  if (member.account !== session.get().account) forgetMember();
  session.start(token, member, isFreePlay);
  return true;
}

/** Messages about the session between the tabs of one browser (D5). */
const channel = tabChannel("lobbykit-session");

/** Messages received before tab-sync.ts loaded, which is not part of the first view. No logout must be missed. */
const missed: unknown[] = [];
const stopKeeping = channel.listen((message) => missed.push(message));

const post = (message: SessionMessage): void => channel.post(message);
if (!session.get().isLogin) post({ type: "ask" });

/**
 * Takes over the session that another tab has answered with by now. Called before the first view, so that a new tab does not show a member
 * as a guest, and an address of a centre opens the centre and not the login (D5).
 */
export function joinSession(): void {
  const answer = missed.filter(isSessionMessage).find(({ type }) => type === "answer");
  if (answer?.type === "answer" && !session.get().isLogin) takeSession(answer.session);
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
