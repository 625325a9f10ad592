import type { ReactNode } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import type { Strings } from "../../foundations/strings/all.ts";
import { SHIPPED_LANGUAGES, StringsContext } from "../../foundations/strings/strings.ts";

export interface LocaleProviderProps {
  /** BCP-47 code. It sets the built-in texts, the reading direction and the direction of arrow keys. */
  locale: string;
  /** Built-in texts for a language that the library does not include. @default the included texts, or English */
  strings?: Strings;
  /** The part of the page in this language. */
  children: ReactNode;
}

/** Sets the language of all components inside. Also set `lang` and `dir` on `<html>`. */
export function LocaleProvider({ locale, strings, children }: LocaleProviderProps) {
  const language = SHIPPED_LANGUAGES.find((shipped) => shipped === locale.split("-")[0]) ?? "en";
  // R501: Latin digits in every language, and always the Gregorian calendar, as in the records.
  const intlLocale = new Intl.Locale(locale, { numberingSystem: "latn", calendar: "gregory" }).toString();
  return (
    <I18nProvider locale={intlLocale}>
      <StringsContext value={strings ?? language}>{children}</StringsContext>
    </I18nProvider>
  );
}
