import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ALL_STRINGS, type Strings } from "../../../design-system/src/foundations/strings/all.ts";
import type { Language } from "../../src/shared/i18n/language.ts";
import type { core } from "../../src/shared/i18n/locales/en/core/core.ts";
import type { Sections } from "../../src/shared/i18n/locales/en/sections.ts";

export type { Language } from "../../src/shared/i18n/language.ts";
/** The app's texts in a language, read from its locale files, and those of the design system. */
export type Texts = typeof core & Sections & { designSystem: Strings };

const locales = path.join(import.meta.dirname, "../../src/shared/i18n/locales");

/** Returns the texts of each file in a folder, by the file's name. */
const textsIn = (folder: string): object =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [path.basename(name, ".json"), JSON.parse(readFileSync(path.join(folder, name), "utf8"))]),
  );

/** Returns the texts of the design system, which includes only Bengali and English. Placeholders are written as in the app's texts. */
function designSystemTexts(language: Language): Strings {
  const texts: Record<string, string> =
    language === "en" || language === "bn"
      ? Object.assign({}, ...Object.values(ALL_STRINGS).map((group) => group[language]))
      : JSON.parse(readFileSync(path.join(locales, language, "core/design-system.json"), "utf8"));
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replaceAll(/\{(\w+)\}/g, "{{$1}}")]),
  ) as Strings;
}

/** Returns all texts of a language. Their type is that of the English files; locales.test.ts checks that all languages match it. */
export const textsOf = (language: Language): Texts =>
  ({
    ...textsIn(path.join(locales, language, "core")),
    ...textsIn(path.join(locales, language)),
    designSystem: designSystemTexts(language),
  }) as Texts;

/** Replaces the placeholders in a text by values: `fill(texts.lobby.play, { name: "Aviator" })`. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

/** Returns a pattern that matches a text with any values in its placeholders. */
export const anyValues = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join("(.+)")}$`,
  );
