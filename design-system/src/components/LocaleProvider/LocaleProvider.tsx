import type { ReactNode } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import type { Strings } from "../../foundations/strings/all.ts";
import { SHIPPED_LANGUAGES, StringsContext } from "../../foundations/strings/strings.ts";

export interface LocaleProviderProps {
  /** BCP-47 code: decides built-in texts, reading direction and arrow keys. */
  locale: string;
  /**
   * Built-in texts of a language that does not ship with the components.
   * @default the texts that ship, English where there are none
   */
  strings?: Strings;
  /** The part of the page in this language. */
  children: ReactNode;
}

/** Tells every component inside the language of the page. Set `lang` and `dir` on `<html>` too. */
export function LocaleProvider({ locale, strings, children }: LocaleProviderProps) {
  const language = SHIPPED_LANGUAGES.find((shipped) => shipped === locale.split("-")[0]) ?? "en";
  // R501: Latin digits in every language; and one calendar, that of the records.
  const intlLocale = new Intl.Locale(locale, { numberingSystem: "latn", calendar: "gregory" }).toString();
  return (
    <I18nProvider locale={intlLocale}>
      <StringsContext value={strings ?? language}>{children}</StringsContext>
    </I18nProvider>
  );
}
