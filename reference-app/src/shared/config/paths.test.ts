import { expect, test } from "vitest";
import { CATEGORY_PATHS, canonicalPath, pagePath, pathOfGameType } from "./paths.ts";

test.each([
  ["R043", "/index", "/"],
  ["R043", "/index.html", "/"],
  ["R043", "/home", "/"],
  ["R044", "/register.html", "/register"],
  ["R050", "/rng", "/slot-games"],
  ["R046", "/elott", "/elott"],
])("%s %s is known as %s", (_requirement, pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
});

test.each([
  ["R044", "/register", "/"],
  ["R044", "/register.html", "/"],
  ["R060", "/help", "/"],
  ["R061", "/helpmc", "/helpmc"],
  ["R043", "/home", "/"],
  ["R050", "/rng", "/slot-games"],
])("%s %s shows the page of %s", (_requirement, pathname, path) => {
  expect(pagePath(pathname)).toBe(path);
});

test.each(["MINI", "CRASH", "MINES"])("R002 %s has no page of its own: its games are slots", (gameType) => {
  expect(pathOfGameType(gameType)).toBe(CATEGORY_PATHS.RNG);
  expect(Object.keys(CATEGORY_PATHS)).not.toContain(gameType);
});
