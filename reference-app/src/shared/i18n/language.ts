import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE } from "../config/constants.ts";
import { localBox } from "../storage/storage.ts";

/** Languages with a complete translation (D19). */
export const LANGUAGES = ["bn", "en", "hi", "id", "fil", "vi"] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (code: string | undefined): code is Language => LANGUAGES.some((known) => known === code);

/** The current language: the stored choice (English when it is not translated), else the product's default (R006, R007, R209). */
export function language(): Language {
  const stored = localBox.get("lang");
  if (!stored) return DEFAULT_LANGUAGE;
  return isLanguage(stored) ? stored : FALLBACK_LANGUAGE;
}

/** Stores the chosen language and the one before it (R209, R210). */
export function keepLanguage(code: Language): void {
  const before = language();
  if (code !== before) localBox.set("hisLang", before);
  localBox.set("lang", code);
}

/** The region list has country codes in upper case (C: R006). EN and BN mean the languages en and bn. */
export const toLanguage = (code: string): Language | undefined => {
  const lower = code.toLowerCase();
  return isLanguage(lower) ? lower : undefined;
};

/** The language before the current one (R210). */
export const languageBefore = (): string | undefined => localBox.get("hisLang");

/**
 * Returns to the previous language if the merchant lacks the current one (R210). Tabs share the language, and another tab may show another
 * merchant.
 */
export function restoreLanguage(offered: readonly Language[]): void {
  const before = offered.find((code) => code === languageBefore());
  if (before && !offered.includes(language())) keepLanguage(before);
}

/** The first wished language that the merchant offers, else the merchant's default (R210, R312). */
export const languageAmong = (
  languages: readonly Language[],
  ...wishes: readonly (string | undefined)[]
): Language | undefined =>
  wishes.map((wish) => languages.find((offered) => offered === wish)).find((code) => code !== undefined) ??
  languages[0];

/** The locale for dates in English at this merchant. */
let english = "en-GB";

export const setEnglish = (locale: string): void => {
  english = locale;
};

/** The locale for dates: the current language, with English in the merchant's regional form (R004). */
export const dateLocale = (): string => (language() === "en" ? english : language());
