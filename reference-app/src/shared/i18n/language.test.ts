import { afterEach, describe, expect, test, vi } from "vitest";
import { LANGUAGE_NAMES } from "./language-codes.ts";
import { keepLanguage, language, languageAmong, languageBefore, LANGUAGES, toLanguage } from "./language.ts";

afterEach(() => vi.unstubAllGlobals());

const CODES = Object.keys(LANGUAGE_NAMES);

describe("the registry of languages", () => {
  test("R007 has thirty codes, each as BCP-47 writes it", () => {
    expect(CODES).toHaveLength(30);
    expect(CODES.map((code) => Intl.getCanonicalLocales(code)[0])).toEqual(CODES);
  });

  test("R007 has a name of its own for each", () => {
    expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(CODES.length);
  });

  test("D19 has the whole languages first", () => {
    expect(CODES.slice(0, LANGUAGES.length)).toEqual([...LANGUAGES]);
  });
});

test.each([
  ["BN", "bn"],
  ["en", "en"],
  ["FIL", "fil"],
  ["TH", undefined],
  ["", undefined],
])("R006 the code %s of a region means %s", (code, language) => {
  expect(toLanguage(code)).toBe(language);
});

test.each([
  ["R312 the language in use stays", ["vi", "en"], ["en", "vi"], "en"],
  ["R210 the language before comes back", ["bn", "en"], ["vi", "bn"], "bn"],
  ["R312 else the merchant's first", ["id", "en"], ["bn", undefined], "id"],
] as const)("%s", (_title, languages, wishes, language) => {
  expect(languageAmong(languages, ...wishes)).toBe(language);
});

test("R209, R210 a choice is kept, and so is the one before it; the same again is no choice", () => {
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
