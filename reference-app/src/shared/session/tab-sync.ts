import { merchantCode } from "../api/queries/system-queries.ts";
import { forgetMember } from "./forget-member.ts";
import { sessionBox } from "../storage/storage.ts";
import { sessionChannel } from "./session-channel.ts";
import { session, type MemberIdentity } from "./session.ts";

/** A session that one tab sends to another (D5). */
interface HandOver {
  merchant: string;
  token: string;
  member: MemberIdentity;
  isFreePlay: boolean;
}

type Message =
  | { type: "logout" }
  /** A new tab asks whether a member is logged in. */
  | { type: "ask" }
  /** A member has logged in: every tab follows. */
  | { type: "login"; session: HandOver }
  /** The reply to "ask": only guests use it. */
  | { type: "answer"; session: HandOver };

const TYPES: readonly unknown[] = ["logout", "ask", "login", "answer"] satisfies Message["type"][];

/** Only tabs of this origin use the channel, but one of another release may send an unknown type. */
const isMessage = (data: unknown): data is Message =>
  typeof data === "object" && data !== null && "type" in data && TYPES.includes(data.type);

const post = (message: Message) => sessionChannel.post(message);

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

/** Takes over another tab's session, unless this tab has it already or it is another merchant's. */
function take({ merchant, token, member, isFreePlay }: HandOver): boolean {
  if (merchant !== merchantCode() || token === session.get().token) return false;
  if (member.account !== session.get().account) forgetMember();
  session.start(token, member, isFreePlay);
  return true;
}

interface Followed {
  /** @param accountBefore the member who was logged in here or whose session was lost */
  onLogin: (accountBefore: string | undefined) => void;
  onLogout: () => void;
}

/** Synchronises the session between the tabs of one browser (D5). A tab never receives its own messages. */
export const tabs = {
  announceLogout: (): void => post({ type: "logout" }),
  announceLogin: (): void => {
    const present = handOver();
    if (present) post({ type: "login", session: present });
  },
  /** Logs in and out with the other tabs from now on. A guest first asks them whether a member is logged in. */
  follow: ({ onLogin, onLogout }: Followed): void => {
    sessionChannel.listen((data) => {
      if (!isMessage(data)) return;
      const present = handOver();
      const { account, lostAccount } = session.get();
      switch (data.type) {
        case "ask":
          if (present) post({ type: "answer", session: present });
          return;
        case "login":
          if (take(data.session)) onLogin(account ?? lostAccount);
          return;
        case "answer":
          if (!present && take(data.session)) onLogin(lostAccount);
          return;
        case "logout":
          if (!present) return;
          session.end();
          onLogout();
      }
    });
    if (!session.get().isLogin) post({ type: "ask" });
  },
};
