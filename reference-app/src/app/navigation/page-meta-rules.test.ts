import { expect, test } from "vitest";
import meta from "../../shared/i18n/locales/en/core/meta.json";
import { metaOf } from "./page-meta-rules.ts";

test.each([
  ["R062 home", "/", "index"],
  ["R063 the index page", "/index", "index"],
  ["R064 slots", "/slot-games", "slots"],
  ["R065 live casino", "/live-casino-games", "live"],
  ["R066 sports", "/sports-betting-games", "sports"],
  ["R067 fishing", "/fishing-games", "fishing"],
  ["R068 poker", "/poker-pvp-games", "poker"],
  ["R069 the lottery", "/lottery-games", "lottery"],
  ["R070 an alias of the slots", "/rng", "slots"],
  ["R070 an alias of home", "/home", "index"],
  ["R070 the list of lotteries", "/elott", "lottery"],
  ["R070 a betting page", "/vnlottery", "lottery"],
  ["R070 a subpage", "/sports-betting-games/SABA", "sports"],
  ["R070 R086 the cockfight, below the path of the sports", "/sports-betting-games/DS88", "cockfight"],
  ["R055 R070 YB", "/yb-games", "yb"],
  ["R056 R070 bingo", "/bingo-games", "bingo"],
  ["R070 a page without its own texts", "/seamless", "index"],
  ["R070 an unknown page", "/no-such-page", "index"],
])("%s at %s has the title and description of %s", (_title, pathname, key) => {
  expect(metaOf(pathname)).toBe(key);
});

test("R062 R064 R065 R066 R067 R068 R069 no two pages share a title or a description", () => {
  const texts = Object.values(meta);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
  expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
});
