import i18next, { type FormatterModule } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Strings } from "@lobbykit/design-system/foundations/strings";
import { loadOperationsAhead } from "../api/api.ts";
import { loadChunk } from "../loading/load-chunk.ts";
import { keepLanguage, language, type Language } from "./language.ts";
import type { Section } from "./locales/en/sections.ts";

/** The first screen's texts, and the design system's texts for languages that it does not include. */
interface Pack {
  core: object;
  strings?: Strings;
}

/** One chunk per language. */
const PACKS: Record<Language, () => Promise<Pack>> = {
  bn: () => import("./locales/bn/core/core.ts"),
  en: () => import("./locales/en/core/core.ts"),
  hi: () => import("./locales/hi/core/core.ts"),
  id: () => import("./locales/id/core/core.ts"),
  fil: () => import("./locales/fil/core/core.ts"),
  vi: () => import("./locales/vi/core/core.ts"),
};

const NAMESPACE = "translation";

/** Every section loaded so far. A change of language loads them again in the new language. */
const wanted = new Set<Section>();

/** Resolves when i18next is ready. The router may load the first page before that. */
const started = Promise.withResolvers<void>();

let strings: Strings | undefined;

/** The design system's texts in the current language, for `LocaleProvider`. Empty when the design system includes the language. */
export const builtInStrings = (): { strings?: Strings } => (strings ? { strings } : {});

function applyToDocument(code: Language): void {
  document.documentElement.lang = code;
  document.documentElement.dir = i18next.dir(code);
}

const NUMBER = new Intl.NumberFormat("en");

/** Formats numbers inside texts with groups of three and Latin digits, in every language (R501). */
const numbers: FormatterModule = {
  type: "formatter",
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown) => (typeof value === "number" ? NUMBER.format(value) : (value as string)),
};

/** Loads the core texts of the current language and starts i18next with them. */
export async function startI18n(): Promise<void> {
  const code = language();
  const pack = await loadChunk(PACKS[code]);
  ({ strings } = pack);
  await i18next
    .use(initReactI18next)
    .use(numbers)
    .init({
      lng: code,
      resources: { [code]: { [NAMESPACE]: pack.core } },
      // React escapes values already.
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
      // There is one namespace, so a colon in a key is plain text.
      nsSeparator: false,
    });
  applyToDocument(code);
  started.resolve();
}

async function addSections(code: string, sections: Iterable<Section>): Promise<void> {
  const missing = [...sections].filter((section) => i18next.getResource(code, NAMESPACE, section) === undefined);
  if (missing.length === 0) return;
  const { sectionFile } = await loadChunk(() => import("./sections.ts"));
  const load = async (section: Section) => {
    const file = sectionFile(code, section);
    if (!file) throw new Error(`The language ${code} has no section ${section}.`);
    i18next.addResourceBundle(code, NAMESPACE, { [section]: await loadChunk(file) }, true);
  };
  await Promise.all(missing.map(load));
}

/** Loads the texts of sections in the current language. Rejects with ChunkError when loading fails. */
async function loadTexts(...sections: readonly Section[]): Promise<void> {
  for (const section of sections) wanted.add(section);
  await started.promise;
  const code = i18next.language;
  await addSections(code, sections);
  // The language changed during loading, so load again.
  if (code !== i18next.language) await loadTexts(...sections);
}

/** Loads a lazy part of the app together with its texts and the operations that it may call. Rejects with ChunkError when code or texts fail. */
export async function loadPart<Module>(load: () => Promise<Module>, ...sections: readonly Section[]): Promise<Module> {
  loadOperationsAhead();
  const [module] = await Promise.all([loadChunk(load), loadTexts(...sections)]);
  return module;
}

/** Changes the language. Texts load first, so that no raw key is ever shown. The previous language is remembered (R210). */
export async function changeLanguage(code: Language): Promise<void> {
  const [pack] = await Promise.all([loadChunk(PACKS[code]), addSections(code, wanted)]);
  i18next.addResourceBundle(code, NAMESPACE, pack.core, true);
  keepLanguage(code);
  ({ strings } = pack);
  await i18next.changeLanguage(code);
  applyToDocument(code);
}
