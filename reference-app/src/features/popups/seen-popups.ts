import { sessionBox, type SessionKey } from "../../shared/lib/storage.ts";
import { session } from "../../shared/session/session.ts";

const SEEN = "1";
const GUEST = "";

const keyOf = (account: string): SessionKey => (account === GUEST ? "beforeLoginPopup" : "afterLoginPopup");

/** Who saw them in this tab. Here too, since the end of a session empties the storage (R274), and storage may be blocked. */
const seenBy = new Set<string>();
/** They were seen after a login of which nothing else is left. */
let isSeenAfterLogin = false;

if (sessionBox.get("beforeLoginPopup") === SEEN) seenBy.add(GUEST);
if (sessionBox.get("afterLoginPopup") === SEEN) {
  const { account } = session.get();
  if (account === undefined) isSeenAfterLogin = true;
  else seenBy.add(account);
}

/** Were the pop-up announcements shown in this tab to a guest, or to this member: once before and once after the login (R297)? */
export const wasPopupSeen = (account: string = GUEST): boolean =>
  seenBy.has(account) || (isSeenAfterLogin && account !== GUEST);

/** They are shown now, and not again to whom they are shown. */
export function markPopupsSeen(account: string = GUEST): void {
  seenBy.add(account);
  sessionBox.set(keyOf(account), SEEN);
}
