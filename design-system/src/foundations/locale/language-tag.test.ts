import { expect, it } from "vitest";
import { languageTag } from "./language-tag.ts";

it.each([
  ["bn", "bn"],
  ["BN-bd", "bn-BD"],
  ["bn_BD", "bn-BD"],
  ["en_US.UTF-8", "en-US"],
  ["ca_ES@euro", "ca-ES"],
  ["", undefined],
  ["C", undefined],
  ["english please", undefined],
  ["<b>", undefined],
])("D19 reads %j as the language tag %s", (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});
