import { describe, expect, test } from "vitest";
import { isMerchantSwitch, languageFor, selectableLanguages, selectableRegions } from "./rules.ts";

const region = (langList: readonly string[], merchantCode = "m1") => ({ merchantCode, langList });

describe("selectableLanguages", () => {
  test.each([
    ["R006 codes are read in either letter case", ["BN", "en"], ["bn", "en"]],
    ["R173 the variant's order stays", ["EN", "BN"], ["en", "bn"]],
    ["D19 a language without a whole pack is not offered", ["VI", "EN"], ["en"]],
    ["D19 none is left when the app speaks none", ["VI", "FIL"], []],
  ])("%s", (_title, langList, languages) => {
    expect(selectableLanguages(region(langList))).toEqual(languages);
  });
});

test("R173 a variant that the app has no language of is not offered", () => {
  expect(selectableRegions([region(["VI"]), region(["EN"])])).toEqual([region(["EN"])]);
});

describe("languageFor", () => {
  test.each([
    ["R174 the language in use stays when the variant has it", ["BN", "EN"], "en", "en"],
    ["R312 another variant begins with its first language", ["VI", "EN"], "bn", "en"],
    ["R312 a variant without a language has none", ["VI"], "bn", undefined],
  ] as const)("%s", (_title, langList, inUse, language) => {
    expect(languageFor(region(langList), inUse)).toBe(language);
  });
});

test("R312 only another merchant code is a switch", () => {
  expect(isMerchantSwitch(region(["EN"], "vnlobby1"), "ccgjoyf4")).toBe(true);
  expect(isMerchantSwitch(region(["EN"], "ccgjoyf4"), "ccgjoyf4")).toBe(false);
});
