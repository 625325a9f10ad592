import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "../../src/shared/i18n/language.ts";
import type { core } from "../../src/shared/i18n/locales/en/core/core.ts";
import type { Sections } from "../../src/shared/i18n/locales/en/sections.ts";

export type { Language } from "../../src/shared/i18n/language.ts";
/** What the app says in a language: the very locale files that it ships. */
export type Texts = typeof core & Sections;

const locales = path.join(import.meta.dirname, "../../src/shared/i18n/locales");

/** The texts of each file of a folder, under the file's name. */
const textsIn = (folder: string): object =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [path.basename(name, ".json"), JSON.parse(readFileSync(path.join(folder, name), "utf8"))]),
  );

/** The files are those that the types are made from; locales.test.ts holds them together. */
export const textsOf = (language: Language): Texts =>
  ({ ...textsIn(path.join(locales, language, "core")), ...textsIn(path.join(locales, language)) }) as Texts;

/** Puts values into the places of a text: `fill(texts.lobby.play, { name: "Aviator" })`. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

/** A text with places, as a pattern that any values fit. */
export const anyValues = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join("(.+)")}$`,
  );
