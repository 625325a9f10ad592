import { expect, expectTypeOf, test } from "vitest";
import { SHIPPED_LANGUAGES, type ShippedLanguage } from "../../foundations/strings/string-group.ts";
import * as samples from "../../testing/samples/texts.ts";
import type { useTexts } from "./use-texts.ts";

type Group = Record<ShippedLanguage, Record<string, string>>;
const SHOWN = import.meta.glob<Group>("../{screens,patterns}/texts/*.json", { eager: true, import: "default" });
const GROUPS = [...Object.entries(SHOWN), ...Object.entries<Group>(samples)];
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const placesIn = (texts: Record<string, string>) =>
  Object.entries(texts).map(([key, text]) => [key, places(text)] as const);

test("D19 there are texts to check", () => expect(GROUPS.length).toBeGreaterThan(15));

test.each(GROUPS)("D19 %s has the same placeholders in both languages", (_name, { en, bn }) => {
  expect(placesIn(bn)).toEqual(placesIn(en));
});

test.each(GROUPS)("D19 %s has no English text in Bengali", (_name, { en, bn }) => {
  expect(Object.keys(en).filter((key) => bn[key] === en[key])).toEqual([]);
});

test.each(GROUPS)("R501 %s has Latin digits, and no empty text", (_name, group) => {
  for (const language of SHIPPED_LANGUAGES) {
    const texts = Object.values(group[language]);
    expect(texts.filter((text) => text.trim() === "" || /[০-৯]/.test(text))).toEqual([]);
  }
});

test("D19 a text that Bengali lacks is a type error", () => {
  interface Complete {
    en: { title: string };
    bn: { title: string };
  }
  type Accepted = Parameters<typeof useTexts<"title">>[0];
  expectTypeOf<Complete>().toExtend<Accepted>();
  expectTypeOf<Omit<Complete, "bn"> & { bn: object }>().not.toExtend<Accepted>();
});
