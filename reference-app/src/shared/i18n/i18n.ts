import i18next, { type FormatterModule } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Strings } from "@lobbykit/design-system/foundations/strings";
import { loadChunk } from "../lib/load-chunk.ts";
import { keepLanguage, language, type Language } from "./language.ts";
import type { Section } from "./locales/en/sections.ts";

/** What the first screen says, and what the components say by themselves where they do not speak the language. */
interface Pack {
  core: object;
  strings?: Strings;
}

/** One chunk a language. */
const PACKS: Record<Language, () => Promise<Pack>> = {
  bn: () => import("./locales/bn/core/core.ts"),
  en: () => import("./locales/en/core/core.ts"),
  hi: () => import("./locales/hi/core/core.ts"),
  id: () => import("./locales/id/core/core.ts"),
  fil: () => import("./locales/fil/core/core.ts"),
  vi: () => import("./locales/vi/core/core.ts"),
};

const NAMESPACE = "translation";

/** Every section that was asked for: another language needs them too. */
const wanted = new Set<Section>();

/** The router loads the first page while the core is still on its way. */
const started = Promise.withResolvers<void>();

let strings: Strings | undefined;

/** The components' own texts in the language in use, for `LocaleProvider`; none where the components bring them. */
export const builtInStrings = (): { strings?: Strings } => (strings ? { strings } : {});

function applyToDocument(code: Language): void {
  document.documentElement.lang = code;
  document.documentElement.dir = i18next.dir(code);
}

const NUMBER = new Intl.NumberFormat("en");

/** Numbers within a text: in groups of three and Latin digits in every language (R501). */
const numbers: FormatterModule = {
  type: "formatter",
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown) => (typeof value === "number" ? NUMBER.format(value) : (value as string)),
};

/** Loads the core of the language in use and starts i18next with it. */
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
      // React escapes.
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
      // One namespace: a colon in a key is a colon.
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

/** Brings the texts of sections in the language in use. Rejects with ChunkError when they do not come. */
async function loadTexts(...sections: readonly Section[]): Promise<void> {
  for (const section of sections) wanted.add(section);
  await started.promise;
  const code = i18next.language;
  await addSections(code, sections);
  // Another language was chosen meanwhile.
  if (code !== i18next.language) await loadTexts(...sections);
}

/** A part of the app that comes late, together with its texts. Rejects with ChunkError when either does not come. */
export async function loadPart<Module>(load: () => Promise<Module>, ...sections: readonly Section[]): Promise<Module> {
  const [module] = await Promise.all([loadChunk(load), loadTexts(...sections)]);
  return module;
}

/** Switches the language: texts first, then the switch, so that no key is ever shown; the old one is kept (R210). */
export async function changeLanguage(code: Language): Promise<void> {
  const [pack] = await Promise.all([loadChunk(PACKS[code]), addSections(code, wanted)]);
  i18next.addResourceBundle(code, NAMESPACE, pack.core, true);
  keepLanguage(code);
  ({ strings } = pack);
  await i18next.changeLanguage(code);
  applyToDocument(code);
}
