import { expect, test } from "vitest";
import { HEADER_NAVIGATION_ORDER, LEFT_NAVIGATION_ORDER } from "./categories.ts";
import { CATEGORY_PATHS, canonicalPath, currentCategory, pagePath, sectionOf } from "./paths.ts";

test.each([
  ["R043", "/index", "/"],
  ["R043", "/index.html", "/"],
  ["R043", "/home", "/"],
  ["R044", "/register.html", "/register"],
  ["R050", "/rng", "/slot-games"],
  ["R046", "/elott", "/elott"],
])("%s the canonical path of %s is %s", (_requirement, pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
});

test.each([
  ["R044", "/register", "/"],
  ["R044", "/register.html", "/"],
  ["R060", "/help", "/"],
  ["R061", "/helpmc", "/helpmc"],
  ["R043", "/home", "/"],
  ["R050", "/rng", "/slot-games"],
])("%s the path %s shows the page of %s", (_requirement, pathname, path) => {
  expect(pagePath(pathname)).toBe(path);
});

test.each([
  ["R114", "/sports-betting-games/DS88", "COCKFIGHT", LEFT_NAVIGATION_ORDER],
  ["R109", "/sports-betting-games/DS88", "SPORTS", HEADER_NAVIGATION_ORDER],
  ["R109", "/sports-betting-games/CRESTBOOK", "SPORTS", HEADER_NAVIGATION_ORDER],
  ["R109", "/slot-games", "RNG", HEADER_NAVIGATION_ORDER],
  ["R109", "/bingo-games", undefined, HEADER_NAVIGATION_ORDER],
  ["R109", "/", undefined, HEADER_NAVIGATION_ORDER],
] as const)(
  "%s on the path %s, the current entry of the navigation is %s",
  (_requirement, pathname, current, categories) => {
    expect(currentCategory(categories, pathname)).toBe(current);
  },
);

test.each([
  ["R089", "/games", "games"],
  ["R050", "/slot-games", "games"],
  ["R086", "/sports-betting-games/DS88", "games"],
  ["R051", "/poker-pvp-games", "games"],
  ["R046", "/elott", "lottery"],
  ["R048", "/lottery", "lottery"],
  ["R049", "/lott", "lottery"],
  ["R047", "/lottery-games", "lottery"],
  ["R045", "/vnlottery", "lottery"],
  ["R043", "/", undefined],
  ["R089", "/favourites", undefined],
  ["R061", "/helpmc", undefined],
] as const)("%s the path %s belongs to the section %s of the bottom bar", (_requirement, pathname, section) => {
  expect(sectionOf(pathname)).toBe(section);
});

test.each(["MINI", "CRASH", "MINES"])("R002 the game type %s has no separate page", (gameType) => {
  expect(Object.keys(CATEGORY_PATHS)).not.toContain(gameType);
});
