import { DEFAULT_LANGUAGE } from "../config/constants.ts";
import { localBox } from "../lib/storage.ts";

/** Languages whose packs are whole (D19). */
export const LANGUAGES = ["bn", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: string | undefined): code is Language => LANGUAGES.some((known) => known === code);

/** The language in use: the stored choice, else the product's default (R006, R209). */
export function language(): Language {
  const stored = localBox.get("lang");
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/** Country codes of the region list are upper case (C: R006): EN and BN mean en and bn. */
export const toLanguage = (code: string): Language | undefined => {
  const lower = code.toLowerCase();
  return isLanguage(lower) ? lower : undefined;
};
