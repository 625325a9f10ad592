import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { localBox } from "../lib/storage.ts";
import { loadChunk } from "../lib/load-chunk.ts";
import { language, type Language } from "./language.ts";

/** One chunk a language. */
const PACKS = {
  bn: () => import("./locales/bn/bn.ts"),
  en: () => import("./locales/en/en.ts"),
} satisfies Record<Language, () => Promise<{ pack: object }>>;

const NAMESPACE = "translation";

function applyToDocument(code: Language): void {
  document.documentElement.lang = code;
  document.documentElement.dir = i18next.dir(code);
}

/** Loads the pack of the language in use and starts i18next with it. */
export async function startI18n(): Promise<void> {
  const code = language();
  const { pack } = await loadChunk(PACKS[code]);
  await i18next.use(initReactI18next).init({
    lng: code,
    resources: { [code]: { [NAMESPACE]: pack } },
    // React escapes.
    interpolation: { escapeValue: false },
    returnNull: false,
    // One namespace: a colon in a key is a colon.
    nsSeparator: false,
  });
  applyToDocument(code);
}

/** Switches the language: pack first, then the texts, so that no key is ever shown; the old one is kept (R210). */
export async function changeLanguage(code: Language): Promise<void> {
  const { pack } = await loadChunk(PACKS[code]);
  i18next.addResourceBundle(code, NAMESPACE, pack);
  localBox.set("hisLang", language());
  localBox.set("lang", code);
  await i18next.changeLanguage(code);
  applyToDocument(code);
}
