import { createContext, use, useMemo } from "react";
import type { StringKey, Strings } from "./all.ts";
import { type ShippedLanguage, type StringGroup, stringsIn } from "./string-group.ts";

/** What `LocaleProvider` provides: a language whose texts the package contains, or the texts of another language. */
export const StringsContext = createContext<ShippedLanguage | Strings>("en");

/** The built-in texts of a group in the language of the nearest `LocaleProvider`. */
export function useStrings<Key extends StringKey>(group: StringGroup<Key>): Readonly<Record<Key, string>> {
  const chosen = use(StringsContext);
  return useMemo(() => (typeof chosen === "string" ? stringsIn(group, chosen) : chosen), [group, chosen]);
}

/** Fills in the placeholders of a text: "Page {page}" and 3 make "Page 3". A placeholder without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
