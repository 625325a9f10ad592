/** Languages that texts may be translated to: those of the app (D19). A page uses one only when all its texts are translated. */
export const LANGUAGES = ["bn", "en", "hi", "id", "fil", "vi"] as const;
type Language = (typeof LANGUAGES)[number];

/** A text in the two languages that are always complete (D19), and in the others where it is translated. */
export type Text = Record<"en" | "bn", string> & Partial<Record<Language, string>>;

const isWritten = (text: Text, language: string): language is Language => Object.hasOwn(text, language);

/** The text in the requested language, or in English when it is not translated. */
export const inLanguage = (text: Text, language: string): string =>
  (isWritten(text, language) ? text[language] : undefined) ?? text.en;

/** The language of a mock page for a requested language: the same, or English. */
export const spoken = (wanted: string | null | undefined): Language =>
  LANGUAGES.find((language) => language === wanted) ?? "en";

/** Builds a text in each language from other texts: `textOf((language) => …)`. */
export const textOf = (say: (language: string) => string): Text =>
  LANGUAGES.reduce((text, language) => ({ ...text, [language]: say(language) }), { en: say("en"), bn: say("bn") });
