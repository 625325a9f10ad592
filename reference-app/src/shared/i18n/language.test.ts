import { afterEach, describe, expect, test, vi } from "vitest";
import { LANGUAGE_NAMES } from "./language-codes.ts";
import {
  keepLanguage,
  language,
  languageAmong,
  languageBefore,
  LANGUAGES,
  restoreLanguage,
  toLanguage,
} from "./language.ts";

afterEach(() => vi.unstubAllGlobals());

const CODES = Object.keys(LANGUAGE_NAMES);

describe("the registry of languages", () => {
  test("R007 has thirty codes in canonical BCP-47 form", () => {
    expect(CODES).toHaveLength(30);
    expect(CODES.map((code) => Intl.getCanonicalLocales(code)[0])).toEqual(CODES);
  });

  test("R007 has a different name for each language", () => {
    expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(CODES.length);
  });

  test("D19 lists the complete languages first", () => {
    expect(CODES.slice(0, LANGUAGES.length)).toEqual([...LANGUAGES]);
  });
});

test.each([
  ["BN", "bn"],
  ["en", "en"],
  ["FIL", "fil"],
  ["TH", undefined],
  ["", undefined],
])("R006 the code %s of a region is read as %s", (code, language) => {
  expect(toLanguage(code)).toBe(language);
});

test.each([
  ["R312 the app keeps the current language if the merchant has it", ["vi", "en"], ["en", "vi"], "en"],
  ["R210 the app returns to the previous language if the merchant has it", ["bn", "en"], ["vi", "bn"], "bn"],
  ["R312 otherwise the app uses the merchant's first language", ["id", "en"], ["bn", undefined], "id"],
] as const)("%s", (_title, languages, wishes, language) => {
  expect(languageAmong(languages, ...wishes)).toBe(language);
});

test("R209, R210 the app stores the language and the previous language; choosing the same language changes nothing", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect([language(), languageBefore()]).toEqual(["bn", undefined]);
  keepLanguage("en");
  keepLanguage("en");
  expect([language(), languageBefore()]).toEqual(["en", "bn"]);
  keepLanguage("hi");
  expect([language(), languageBefore()]).toEqual(["hi", "en"]);
});

test.each([
  ["returns to the previous language if the merchant lacks the current one", "vi", "bn", ["bn", "en"], ["bn", "vi"]],
  ["keeps a language that the merchant has", "en", "bn", ["bn", "en"], ["en", "bn"]],
  ["keeps the language if the merchant has neither", "hi", "id", ["bn", "en"], ["hi", "id"]],
  ["keeps the language if there is no previous one", "hi", undefined, ["bn", "en"], ["hi", undefined]],
] as const)("R210 when a merchant is shown again, the app %s", (_title, lang, hisLang, offered, expected) => {
  const kept = new Map<string, string>(Object.entries({ lang, ...(hisLang && { hisLang }) }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  restoreLanguage(offered);
  expect([language(), languageBefore()]).toEqual(expected);
});
