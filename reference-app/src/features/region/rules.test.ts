import { describe, expect, test } from "vitest";
import { isMerchantSwitch, languageFor, selectableLanguages, selectableRegions } from "./rules.ts";

const region = (langList: readonly string[], merchantCode = "m1") => ({ merchantCode, langList });

describe("selectableLanguages", () => {
  test.each([
    ["R006 codes are read in either letter case", ["BN", "en"], ["bn", "en"]],
    ["R173 the variant's order stays", ["EN", "BN"], ["en", "bn"]],
    ["D19 a language without a whole pack is not offered", ["TH", "EN"], ["en"]],
    ["D19 none is left when the app speaks none", ["TH", "MY"], []],
  ])("%s", (_title, langList, languages) => {
    expect(selectableLanguages(region(langList))).toEqual(languages);
  });
});

test("R173 a variant that the app has no language of is not offered", () => {
  expect(selectableRegions([region(["TH"]), region(["EN"])])).toEqual([region(["EN"])]);
});

describe("languageFor", () => {
  test.each([
    ["R174 the language in use stays when the variant has it", ["BN", "EN"], ["en"], "en"],
    ["R312 another variant begins with its first language", ["VI", "EN"], ["bn"], "vi"],
    ["R210 the language before comes back with a variant that has it", ["EN", "BN"], ["vi", "bn"], "bn"],
    ["R210 the language before is no wish for a variant without it", ["VI", "EN"], ["bn", "hi"], "vi"],
    ["R312 a variant without a language has none", ["TH"], ["bn"], undefined],
  ] as const)("%s", (_title, langList, wishes, language) => {
    expect(languageFor(region(langList), ...wishes)).toBe(language);
  });
});

test("R312 only another merchant code is a switch", () => {
  expect(isMerchantSwitch(region(["EN"], "vnlobby1"), "ccgjoyf4")).toBe(true);
  expect(isMerchantSwitch(region(["EN"], "ccgjoyf4"), "ccgjoyf4")).toBe(false);
});
