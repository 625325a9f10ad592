import type { ReactNode } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import type { Strings } from "../../foundations/strings/all.ts";
import { languageTag } from "../../foundations/locale/language-tag.ts";
import { assert } from "../../foundations/props/assert.ts";
import { SHIPPED_LANGUAGES } from "../../foundations/strings/string-group.ts";
import { StringsContext } from "../../foundations/strings/strings.ts";

/** The language of texts that nobody has translated. */
const FALLBACK = "en";

export interface LocaleProviderProps {
  /** BCP-47 code; a text that is none counts as English. It sets the built-in texts, the reading direction and the direction of arrow keys. */
  locale: string;
  /** Built-in texts for a language that the library does not include. @default the included texts, or English */
  strings?: Strings;
  /** The part of the page in this language. */
  children: ReactNode;
}

/** Sets the language of all components inside. Also set `lang` and `dir` on `<html>`. */
export function LocaleProvider({ locale, strings, children }: LocaleProviderProps) {
  const tag = languageTag(locale);
  if (process.env.NODE_ENV !== "production") {
    assert(
      tag !== undefined,
      `LocaleProvider has the locale “${locale}”, which is not a language tag.`,
      "Members see English texts, whichever language they chose.",
      "Pass a tag such as bn or pt-BR.",
    );
  }
  const language = SHIPPED_LANGUAGES.find((shipped) => shipped === tag?.split("-")[0]) ?? FALLBACK;
  // R501: Latin digits in every language, and always the Gregorian calendar, as in the records.
  const intlLocale = new Intl.Locale(tag ?? FALLBACK, { numberingSystem: "latn", calendar: "gregory" }).toString();
  return (
    <I18nProvider locale={intlLocale}>
      <StringsContext value={strings ?? language}>{children}</StringsContext>
    </I18nProvider>
  );
}
