import { sessionBox, type SessionKey } from "../../shared/storage/storage.ts";
import { session } from "../../shared/session/session.ts";

const SEEN = "1";
const GUEST = "";

const keyOf = (account: string): SessionKey => (account === GUEST ? "beforeLoginPopup" : "afterLoginPopup");

/**
 * Accounts that have seen them in this tab. Also kept in memory, because the end of a session clears storage (R274), and storage may be
 * blocked.
 */
const seenBy = new Set<string>();
/** Seen after a login whose account is no longer known, for example after a reload. */
let isSeenAfterLogin = false;

if (sessionBox.get("beforeLoginPopup") === SEEN) seenBy.add(GUEST);
if (sessionBox.get("afterLoginPopup") === SEEN) {
  const { account } = session.get();
  if (account === undefined) isSeenAfterLogin = true;
  else seenBy.add(account);
}

/** Whether this tab has shown the popups to a guest, or to this member: once before and once after the login (R297). */
export const wasPopupSeen = (account: string = GUEST): boolean =>
  seenBy.has(account) || (isSeenAfterLogin && account !== GUEST);

/** Marks the popups as shown, so that they are not shown to the same account again. */
export function markPopupsSeen(account: string = GUEST): void {
  seenBy.add(account);
  sessionBox.set(keyOf(account), SEEN);
}
