import { readFileSync } from "node:fs";
import path from "node:path";
import type { pack } from "../src/shared/i18n/locales/en/en.ts";

export type Language = "bn" | "en";
/** What the app says in a language: the very locale files that it ships. */
export type Texts = typeof pack;

const locales = path.join(import.meta.dirname, "../src/shared/i18n/locales");
const read = (language: Language, feature: keyof Texts) =>
  JSON.parse(readFileSync(path.join(locales, language, `${feature}.json`), "utf8"));

export const textsOf = (language: Language): Texts => ({
  app: read(language, "app"),
  auth: read(language, "auth"),
  errors: read(language, "errors"),
  home: read(language, "home"),
  launch: read(language, "launch"),
  lobby: read(language, "lobby"),
  lottery: read(language, "lottery"),
  meta: read(language, "meta"),
  wallet: read(language, "wallet"),
});

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
