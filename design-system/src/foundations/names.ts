// Names of languages and currencies, as the browser knows them.

/** A language by its own name, so that who needs it can read it: "বাংলা". Falls back to the code. */
export function nativeName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

/** A currency in the words of a language: "Bangladeshi Taka". Falls back to the code. */
export const currencyName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: "currency" }).of(code) ?? code;
