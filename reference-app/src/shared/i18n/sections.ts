/** Files of the lazy sections, by language. This list loads with the first requested section, so that it stays out of the first screen. */
const FILES = import.meta.glob<object>("./locales/*/*.json", { import: "default" });

/** The loader of a section's texts in a language. Falls back to English where the translation is missing (D19). */
export const sectionFile = (language: string, section: string): (() => Promise<object>) | undefined =>
  FILES[`./locales/${language}/${section}.json`] ?? FILES[`./locales/en/${section}.json`];
