import { LANGUAGE_CODES } from "../../generated/languages.ts";

const DEFAULT_LANGUAGE = "bn";

/** The most preferred supported language of an Accept-Language header; Bengali when there is none (R473). */
export function chooseLanguage(header: string | undefined): string {
  const wishes = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((left, right) => right.quality - left.quality);
  for (const { tag } of wishes) {
    const found = registered(tag);
    if (found) return found;
  }
  return DEFAULT_LANGUAGE;
}

/** Parses a BCP 47 tag; undefined for anything else that a client may send, such as `*`, `en_US` or `en-US-GB`. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** Maps a tag to a supported language: "en-GB" is en, "pt" is pt-BR, "zh-TW" is zh-Hant. */
function registered(tag: string): string | undefined {
  const locale = localeOf(tag)?.maximize();
  if (!locale) return undefined;
  const { language, script, region } = locale;
  const candidates = [`${language}-${script}`, `${language}-${region}`, language];
  const exact = candidates.find((candidate) => LANGUAGE_CODES.includes(candidate));
  return exact ?? LANGUAGE_CODES.find((known) => known.split("-")[0] === language);
}

/** Name of a country (ISO 3166-1 alpha-2) in a language. */
export const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
