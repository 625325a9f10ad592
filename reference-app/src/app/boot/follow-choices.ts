import i18next from "i18next";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { merchantOf } from "../../shared/config/merchants.ts";
import { changeLanguage } from "../../shared/i18n/i18n.ts";
import { language } from "../../shared/i18n/language.ts";
import type { LocalKey } from "../../shared/storage/storage.ts";
import { currentTheme, setTheme } from "../../shared/theme/theme.ts";

/**
 * Tabs share the language, so that the server's texts change with the next request of any tab. The tab's own texts follow, unless its
 * merchant lacks the language.
 */
async function followLanguage(): Promise<void> {
  const chosen = language();
  if (chosen === i18next.language || !merchantOf(merchantCode()).languages.includes(chosen)) return;
  try {
    await changeLanguage(chosen);
    void queryClient.invalidateQueries();
  } catch (error) {
    console.error(`The texts in ${chosen} did not come.`, error);
  }
}

function followTheme(chosen: string | null): void {
  if ((chosen === "dark" || chosen === "light") && chosen !== currentTheme()) setTheme(chosen);
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === ("lang" satisfies LocalKey)) void followLanguage();
  if (key === ("themeType" satisfies LocalKey)) followTheme(newValue);
}

/** Follows the language and the theme that the visitor chooses in another tab (R009, R209). Returns a function that stops it. */
export function followChoices(): () => void {
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
