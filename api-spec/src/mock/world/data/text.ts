/** A text in the two languages that are always whole (D19), and in the other packs of the app where it is written. */
export interface Text {
  en: string;
  bn: string;
  hi?: string;
  id?: string;
  fil?: string;
  vi?: string;
}

const isWritten = (text: Text, language: string): language is keyof Text => Object.hasOwn(text, language);

/** The text in the language asked for; English stands in for languages it is not written in. */
export const inLanguage = (text: Text, language: string): string =>
  (isWritten(text, language) ? text[language] : undefined) ?? text.en;

/** Languages that texts may be written in; whole where a page has all its words. */
const WRITTEN = ["en", "bn", "hi", "id", "fil", "vi"] as const satisfies readonly (keyof Text)[];

/** The language that a page of the mock speaks to who asks for `wanted`: that one, or English. */
export const spoken = (wanted: string | null | undefined): keyof Text =>
  WRITTEN.find((language) => language === wanted) ?? "en";

/** A text put together in each language, from others: `textOf((language) => …)`. */
export const textOf = (say: (language: string) => string): Text => ({
  en: say("en"),
  bn: say("bn"),
  hi: say("hi"),
  id: say("id"),
  fil: say("fil"),
  vi: say("vi"),
});
