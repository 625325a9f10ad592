/**
 * The files of the lazy sections, by language. Loaded with the first section that is asked for: this list is no part of
 * the first screen.
 */
const FILES = import.meta.glob<object>("./locales/*/*.json", { import: "default" });

/** The loader of a section's texts in a language, in English where the language has none yet (D19). */
export const sectionFile = (language: string, section: string): (() => Promise<object>) | undefined =>
  FILES[`./locales/${language}/${section}.json`] ?? FILES[`./locales/en/${section}.json`];
