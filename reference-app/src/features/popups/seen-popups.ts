import { sessionBox, type SessionKey } from "../../shared/lib/storage.ts";

const KEYS = ["beforeLoginPopup", "afterLoginPopup"] as const satisfies readonly SessionKey[];
const SEEN = "1";

/** Here too, since the end of a session empties the storage (R274), and storage may be blocked. */
const seen = new Set<SessionKey>(KEYS.filter((key) => sessionBox.get(key) === SEEN));
const keyOf = (isLogin: boolean) => (isLogin ? "afterLoginPopup" : "beforeLoginPopup");

/** Were the pop-up announcements shown in this tab, before or after the login (R297)? */
export const wasPopupSeen = (isLogin: boolean): boolean => seen.has(keyOf(isLogin));

/** They are shown now, and not again in this tab. */
export function markPopupsSeen(isLogin: boolean): void {
  seen.add(keyOf(isLogin));
  sessionBox.set(keyOf(isLogin), SEEN);
}
