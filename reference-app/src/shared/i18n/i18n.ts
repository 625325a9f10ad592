import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { loadChunk } from "../lib/load-chunk.ts";
import { localBox } from "../lib/storage.ts";
import { language, type Language } from "./language.ts";
import type { Section } from "./locales/en/sections.ts";

/** What the first screen says: one chunk a language. */
const CORES = {
  bn: () => import("./locales/bn/core/core.ts"),
  en: () => import("./locales/en/core/core.ts"),
} satisfies Record<Language, () => Promise<{ core: object }>>;

const NAMESPACE = "translation";

/** Every section that was asked for: another language needs them too. */
const wanted = new Set<Section>();

/** The router loads the first page while the core is still on its way. */
const started = Promise.withResolvers<void>();

function applyToDocument(code: Language): void {
  document.documentElement.lang = code;
  document.documentElement.dir = i18next.dir(code);
}

/** Loads the core of the language in use and starts i18next with it. */
export async function startI18n(): Promise<void> {
  const code = language();
  const { core } = await loadChunk(CORES[code]);
  await i18next.use(initReactI18next).init({
    lng: code,
    resources: { [code]: { [NAMESPACE]: core } },
    // React escapes.
    interpolation: { escapeValue: false },
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
export async function loadTexts(...sections: readonly Section[]): Promise<void> {
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
  const [{ core }] = await Promise.all([loadChunk(CORES[code]), addSections(code, wanted)]);
  i18next.addResourceBundle(code, NAMESPACE, core, true);
  localBox.set("hisLang", language());
  localBox.set("lang", code);
  await i18next.changeLanguage(code);
  applyToDocument(code);
}
