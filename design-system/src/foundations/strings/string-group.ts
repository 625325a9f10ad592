/** Languages whose texts the package contains. An app passes the texts of other languages to `LocaleProvider`. */
export const SHIPPED_LANGUAGES = ["en", "bn"] as const;
export type ShippedLanguage = (typeof SHIPPED_LANGUAGES)[number];

/**
 * The texts of one component or a few: under each key the text in every shipped language, in the order of SHIPPED_LANGUAGES. They are
 * grouped, so that a page loads only the texts of the components that it shows.
 */
export type StringGroup<Key extends string> = Readonly<Record<Key, readonly [en: string, bn: string]>>;

/** Returns the texts of a group in one language, by their keys. */
export function stringsIn<Key extends string>(
  group: StringGroup<Key>,
  language: ShippedLanguage,
): Readonly<Record<Key, string>> {
  const place = SHIPPED_LANGUAGES.indexOf(language);
  const rows = Object.entries<readonly string[]>(group);
  return Object.fromEntries(rows.map(([key, texts]) => [key, texts[place]])) as Record<Key, string>;
}
