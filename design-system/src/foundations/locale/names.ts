// Names of languages and currencies, from the browser's own data.

import { languageTag } from "./language-tag.ts";

/** Names that Node knows but Chromium does not. Without this list, server and browser would render different texts. */
const UNKNOWN_TO_CHROMIUM: Readonly<Record<string, string>> = {
  cy: "Cymraeg",
  eu: "euskara",
  ga: "Gaeilge",
  gl: "galego",
  hy: "հայերեն",
  is: "íslenska",
  jv: "Jawa",
  ka: "ქართული",
  km: "ខ្មែរ",
  lo: "ລາວ",
  mk: "македонски",
  mn: "монгол",
  my: "မြန်မာ",
  ne: "नेपाली",
  si: "සිංහල",
  sq: "shqip",
  su: "Basa Sunda",
  zu: "isiZulu",
};

/** Returns the name of a language in that language, so that its speakers can read it: "বাংলা". Falls back to the code. */
export function nativeName(code: string): string {
  const tag = languageTag(code);
  if (tag === undefined) return code;
  const name = UNKNOWN_TO_CHROMIUM[tag] ?? new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}

/** ISO 4217. `Intl` throws for a code of another form, which a server may send. */
const CURRENCY_CODE = /^[a-z]{3}$/i;

/** Returns the name of a currency in a language: "Bangladeshi Taka". Falls back to the code. */
export const currencyName = (code: string, locale: string): string =>
  (CURRENCY_CODE.test(code) ? new Intl.DisplayNames([locale], { type: "currency" }).of(code) : undefined) ?? code;
