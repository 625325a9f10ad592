import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "../../src/shared/i18n/language.ts";
import type { core } from "../../src/shared/i18n/locales/en/core/core.ts";
import type { Sections } from "../../src/shared/i18n/locales/en/sections.ts";

export type { Language } from "../../src/shared/i18n/language.ts";
/** The app's texts in a language, read from its locale files. */
export type Texts = typeof core & Sections;

const locales = path.join(import.meta.dirname, "../../src/shared/i18n/locales");

/** Returns the texts of each file in a folder, by the file's name. */
const textsIn = (folder: string): object =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [path.basename(name, ".json"), JSON.parse(readFileSync(path.join(folder, name), "utf8"))]),
  );

/** Returns all texts of a language. Their type is that of the English files; locales.test.ts checks that all languages match it. */
export const textsOf = (language: Language): Texts =>
  ({ ...textsIn(path.join(locales, language, "core")), ...textsIn(path.join(locales, language)) }) as Texts;

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
