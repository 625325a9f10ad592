import { describe, expect, test } from "vitest";
import { gameWords } from "../../../src/mock/games/game-words.ts";
import { verifyPage } from "../../../src/mock/games/verify-page.ts";
import { ACTIVITIES } from "../../../src/mock/world/rewards/data/activities.ts";
import { ANNOUNCEMENTS } from "../../../src/mock/world/content/data/announcements.ts";
import { BANNERS } from "../../../src/mock/world/content/data/banners.ts";
import { GAME_TYPE_LABELS } from "../../../src/mock/world/games/data/game-types.ts";
import { HELP, type HelpRecord } from "../../../src/mock/world/content/data/help.ts";
import { HELP_LINES } from "../../../src/mock/world/protection/data/help-lines.ts";
import { LOTTERY_GAMES } from "../../../src/mock/world/lottery/data/lottery-games.ts";
import { READ_MESSAGES, UNREAD_MESSAGES } from "../../../src/mock/world/content/data/messages.ts";
import { inLanguage, LANGUAGES, type Text } from "../../../src/mock/world/text.ts";

const flat = (records: readonly HelpRecord[]): HelpRecord[] =>
  records.flatMap((record) => [record, ...flat(record.children ?? [])]);

/** The texts that every guest reads, by place. */
const READ: Record<string, readonly Text[]> = {
  announcements: ANNOUNCEMENTS.flatMap(({ title, content }) => [title, content]),
  help: flat(HELP).flatMap(({ title, content }) => [title, content]),
  banners: BANNERS.flatMap(({ title, alt }) => [title, alt]),
  "game types": GAME_TYPE_LABELS.map(({ label }) => label),
  messages: [...UNREAD_MESSAGES, ...READ_MESSAGES].flatMap(({ title, content }) => [title, content]),
  "help lines": HELP_LINES.flatMap(({ name, hours }) => [name, hours]),
  activities: ACTIVITIES.flatMap(({ title, terms }) => [title, terms]),
};
const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en");

/** Elements and links of an HTML text, which are the same in each language. */
const marksOf = (html: string) => html.match(/<[^>]+>/g) ?? [];

describe.each(Object.entries(READ))("D19 %s", (_, texts) => {
  test.each(TRANSLATIONS)("are written in %s, with the same elements and links", (language) => {
    expect(texts.filter((text) => text[language] === undefined)).toEqual([]);
    expect(texts.filter(({ en, [language]: own }) => en.startsWith("<p>") && own === en)).toEqual([]);
    for (const { en, [language]: own = "" } of texts) expect(marksOf(own)).toEqual(marksOf(en));
  });
});

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const gameTexts = (language: string) => ({ ...gameWords(language).play, ...gameWords(language).lottery });

test.each(TRANSLATIONS)("D19 the texts of the game pages have the same placeholders in %s", (language) => {
  const english: Record<string, string> = gameTexts("en");
  for (const [key, text] of Object.entries(gameTexts(language))) {
    expect({ key, places: placesOf(text) }).toEqual({ key, places: placesOf(english[key] ?? "") });
    expect(text.trim()).not.toBe("");
  }
});

test("D19 the game pages are in the reader's language, or in English", () => {
  expect(verifyPage("vi")).toContain('<html lang="vi"');
  expect(verifyPage("vi")).toContain(gameWords("vi").play.verifyTitle);
  expect(verifyPage("th")).toContain('<html lang="en"');
});

const named = (code: string, language: string) => {
  const game = LOTTERY_GAMES.find((each) => each.code === code);
  return game && inLanguage(game.name, language);
};

test("R006 a lottery has a name in the reader's language, or an English name if there is none", () => {
  expect(named("SSC_45S", "vi")).toBe("Năm Sao 45 giây");
  expect(named("LF_HUE", "vi")).toBe("Huế");
  expect(named("LF_HUE", "id")).toBe("Hue");
  expect(named("SSC_45S", "th")).toBe("Five Star 45 Seconds");
});
