import { PATHS } from "../config/paths.ts";
import { keepLanguage, type Language } from "../i18n/language.ts";
import { sessionBox } from "../lib/storage.ts";
import { session } from "../session/session.ts";

/** Another merchant is another site: nothing of the one before stays, and home loads anew, in a language it has (R312). */
export function switchMerchant(
  { merchantCode, currency }: { merchantCode: string; currency: string },
  language: Language,
): void {
  session.end();
  sessionBox.clear();
  sessionBox.set("merchantCode", merchantCode);
  sessionBox.set("currency", currency);
  keepLanguage(language);
  location.replace(PATHS.home);
}
