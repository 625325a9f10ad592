import { createContext, use } from "react";
import type { StringKey, Strings } from "./all.ts";

/** Languages whose texts the package contains. An app passes the texts of other languages to `LocaleProvider`. */
export const SHIPPED_LANGUAGES = ["en", "bn"] as const;
export type ShippedLanguage = (typeof SHIPPED_LANGUAGES)[number];

/** The texts of one component or a few. They are grouped, so that a page loads only the texts of the components that it shows. */
export type StringGroup<Key extends string> = Readonly<Record<ShippedLanguage, Readonly<Record<Key, string>>>>;

/** What `LocaleProvider` provides: a language whose texts the package contains, or the texts of another language. */
export const StringsContext = createContext<ShippedLanguage | Strings>("en");

/** The built-in texts of a group in the language of the nearest `LocaleProvider`. */
export function useStrings<Key extends StringKey>(group: StringGroup<Key>): Readonly<Record<Key, string>> {
  const chosen = use(StringsContext);
  return typeof chosen === "string" ? group[chosen] : chosen;
}

/** Fills in the placeholders of a text: "Page {page}" and 3 make "Page 3". A placeholder without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
