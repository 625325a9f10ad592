import { use } from "react";
import type { ShippedLanguage } from "../../foundations/strings/string-group.ts";
import { StringsContext } from "../../foundations/strings/strings.ts";

type TextsByLanguage<Key extends string> = Readonly<Record<ShippedLanguage, Readonly<Record<Key, string>>>>;

/**
 * The texts of a screen or a pattern in the toolbar's language: in Bengali, or in English for every other language. A key that one of the
 * two languages lacks is a type error.
 */
export function useTexts<Key extends string>(texts: TextsByLanguage<Key>): Readonly<Record<Key, string>> {
  const language = use(StringsContext);
  return texts[typeof language === "string" ? language : "en"];
}
