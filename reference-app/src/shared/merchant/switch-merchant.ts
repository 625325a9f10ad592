import { api, ApiError } from "../api/api.ts";
import { LOGOUT_WAIT_MAX_MS } from "../config/constants.ts";
import { PATHS } from "../config/paths.ts";
import { keepLanguage, type Language } from "../i18n/language.ts";
import { sessionBox } from "../lib/storage.ts";
import { keepLandingCodes } from "../session/landing-codes.ts";
import { session } from "../session/session.ts";
import { tabs } from "../session/tab-sync.ts";

/** Ends the session on the server and in the other tabs. A server that does not hear it keeps nobody here (R275). */
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
 * Another merchant is another site: nothing of the one before stays, not even its session, and home loads anew (R312).
 * @param landing the search of the link that asked for it: whoever's link it was is remembered there too (R220)
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
