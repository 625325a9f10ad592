import { describe, expect, test } from "vitest";
import { isMerchantSwitch, languageFor, selectableLanguages, selectableRegions } from "./rules.ts";

const region = (langList: readonly string[], merchantCode = "m1") => ({ merchantCode, langList });

describe("selectableLanguages", () => {
  test.each([
    ["R006 reads codes in either letter case", ["BN", "en"], ["bn", "en"]],
    ["R173 keeps the region's order", ["EN", "BN"], ["en", "bn"]],
    ["D19 omits a language without a complete pack", ["TH", "EN"], ["en"]],
    ["D19 is empty when the app has none of the languages", ["TH", "MY"], []],
  ])("%s", (_title, langList, languages) => {
    expect(selectableLanguages(region(langList))).toEqual(languages);
  });
});

test("R173 a region without any language of the app is not offered", () => {
  expect(selectableRegions([region(["TH"]), region(["EN"])])).toEqual([region(["EN"])]);
});

describe("languageFor", () => {
  test.each([
    ["R174 keeps the current language if the region has this language", ["BN", "EN"], ["en"], "en"],
    ["R312 starts another region in the region's first language", ["VI", "EN"], ["bn"], "vi"],
    ["R210 returns to the previous language if the region has this language", ["EN", "BN"], ["vi", "bn"], "bn"],
    ["R210 ignores a previous language that the region does not have", ["VI", "EN"], ["bn", "hi"], "vi"],
    ["R312 is undefined for a region without a language of the app", ["TH"], ["bn"], undefined],
  ] as const)("%s", (_title, langList, wishes, language) => {
    expect(languageFor(region(langList), ...wishes)).toBe(language);
  });
});

test("R312 choosing a region switches the merchant only if the region has another merchant code", () => {
  expect(isMerchantSwitch(region(["EN"], "vnlobby1"), "ccgjoyf4")).toBe(true);
  expect(isMerchantSwitch(region(["EN"], "ccgjoyf4"), "ccgjoyf4")).toBe(false);
});
