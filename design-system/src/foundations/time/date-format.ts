const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a formatter of dates with Latin digits (R501). It is created once for each language and options, because that is slow. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, numberingSystem: "latn" });
  formats.set(key, format);
  return format;
}
