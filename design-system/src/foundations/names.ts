// Names of languages and currencies, as the browser knows them.

/** Names that Node knows and Chromium does not: a server and a browser must render the same. */
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

/** A language by its own name, so that who needs it can read it: "বাংলা". Falls back to the code. */
export function nativeName(code: string): string {
  const name = UNKNOWN_TO_CHROMIUM[code] ?? new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

/** A currency in the words of a language: "Bangladeshi Taka". Falls back to the code. */
export const currencyName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: "currency" }).of(code) ?? code;
