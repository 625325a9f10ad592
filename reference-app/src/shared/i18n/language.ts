import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE } from "../config/constants.ts";
import { localBox } from "../lib/storage.ts";

/** Languages whose packs are whole (D19). */
export const LANGUAGES = ["bn", "en", "hi", "id", "fil", "vi"] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (code: string | undefined): code is Language => LANGUAGES.some((known) => known === code);

/** The language in use: the stored choice, English for one that has no whole pack, else the product's default (R006, R007, R209). */
export function language(): Language {
  const stored = localBox.get("lang");
  if (!stored) return DEFAULT_LANGUAGE;
  return isLanguage(stored) ? stored : FALLBACK_LANGUAGE;
}

/** Keeps the choice of a language, and the one before it (R209, R210). */
export function keepLanguage(code: Language): void {
  const before = language();
  if (code !== before) localBox.set("hisLang", before);
  localBox.set("lang", code);
}

/** Country codes of the region list are upper case (C: R006): EN and BN mean en and bn. */
export const toLanguage = (code: string): Language | undefined => {
  const lower = code.toLowerCase();
  return isLanguage(lower) ? lower : undefined;
};

/** The language that was in use before the present one (R210). */
export const languageBefore = (): string | undefined => localBox.get("hisLang");

/** Of the languages that a merchant has, the first that is wished for, else the merchant's own first (R210, R312). */
export const languageAmong = (
  languages: readonly Language[],
  ...wishes: readonly (string | undefined)[]
): Language | undefined =>
  wishes.map((wish) => languages.find((offered) => offered === wish)).find((code) => code !== undefined) ??
  languages[0];

/** How the merchant's country writes English dates. */
let english = "en-GB";

export const setEnglish = (locale: string): void => {
  english = locale;
};

/** The locale that dates are written in: the language in use, English as the merchant's country writes it (R004). */
export const dateLocale = (): string => (language() === "en" ? english : language());
