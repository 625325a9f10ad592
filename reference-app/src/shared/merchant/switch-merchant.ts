import { api, ApiError } from "../api/api.ts";
import { LOGOUT_WAIT_MAX_MS } from "../config/constants.ts";
import { PATHS } from "../config/paths.ts";
import { keepLanguage, type Language } from "../i18n/language.ts";
import { sessionBox } from "../storage/storage.ts";
import { keepLandingCodes } from "../session/landing-codes.ts";
import { session } from "../session/session.ts";
import { tabs } from "../session/tab-sync.ts";

/** Ends the session on the server and in the other tabs. A failed logout call does not stop the switch (R275). */
async function leaveServer(): Promise<void> {
  if (!session.get().isLogin) return;
  try {
    await api.call("logout", { deadlineMs: LOGOUT_WAIT_MAX_MS });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  tabs.announceLogout();
}

/**
 * Switches to another merchant (R312). All stored data of the previous merchant's site is removed, with the session, and the home page
 * loads again.
 * @param landing the query of the link that started the switch; its referral codes are kept on the new site (R220)
 */
export async function switchMerchant(
  { merchantCode, currency }: { merchantCode: string; currency: string },
  language: Language,
  landing = "",
): Promise<void> {
  await leaveServer();
  session.end();
  sessionBox.clear();
  sessionBox.set("merchantCode", merchantCode);
  sessionBox.set("currency", currency);
  keepLanguage(language);
  keepLandingCodes(landing);
  location.replace(PATHS.home);
}
