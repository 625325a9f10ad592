import { createContext, use } from "react";
import type { StringKey, Strings } from "./all.ts";

/** Languages whose texts ship with the components; a `LocaleProvider` may bring the texts of another. */
export const SHIPPED_LANGUAGES = ["en", "bn"] as const;
export type ShippedLanguage = (typeof SHIPPED_LANGUAGES)[number];

/** Texts of a component or two. In groups, so that a page loads the texts of what it shows and no other. */
export type StringGroup<Key extends string> = Readonly<Record<ShippedLanguage, Readonly<Record<Key, string>>>>;

/** Filled by `LocaleProvider`: a language that ships, or the texts of one that does not. */
export const StringsContext = createContext<ShippedLanguage | Strings>("en");

/** The built-in texts of a group in the language of the nearest `LocaleProvider`. */
export function useStrings<Key extends StringKey>(group: StringGroup<Key>): Readonly<Record<Key, string>> {
  const chosen = use(StringsContext);
  return typeof chosen === "string" ? group[chosen] : chosen;
}

/** Puts values in the places of a text: "Page {page}" and 3 make "Page 3". A place without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
