/** A text in the two languages that are always complete (D19), and in the app's other languages where it is translated. */
export interface Text {
  en: string;
  bn: string;
  hi?: string;
  id?: string;
  fil?: string;
  vi?: string;
}

const isWritten = (text: Text, language: string): language is keyof Text => Object.hasOwn(text, language);

/** The text in the requested language, or in English when it is not translated. */
export const inLanguage = (text: Text, language: string): string =>
  (isWritten(text, language) ? text[language] : undefined) ?? text.en;

/** Languages that texts may be translated to. A page uses one only when all its texts are translated. */
const WRITTEN = ["en", "bn", "hi", "id", "fil", "vi"] as const satisfies readonly (keyof Text)[];

/** The language of a mock page for a requested language: the same, or English. */
export const spoken = (wanted: string | null | undefined): keyof Text =>
  WRITTEN.find((language) => language === wanted) ?? "en";

/** Builds a text in each language from other texts: `textOf((language) => …)`. */
export const textOf = (say: (language: string) => string): Text => ({
  en: say("en"),
  bn: say("bn"),
  hi: say("hi"),
  id: say("id"),
  fil: say("fil"),
  vi: say("vi"),
});
