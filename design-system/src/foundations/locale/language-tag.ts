/**
 * Returns the language tag (BCP 47) that a text means, as `Intl` writes it. Programs and servers also write "bn_BD" and "bn_BD.UTF-8".
 * Undefined when it means none: `Intl` would throw for it, and a language from an address or a storage must not take down the page.
 */
export function languageTag(text: string): string | undefined {
  const [tag = ""] = text.split(/[.@]/);
  try {
    return Intl.getCanonicalLocales(tag.replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}
