import { expect, test } from "vitest";
import { metaOf } from "./page-meta-rules.ts";

test.each([
  ["R062", "/", "index"],
  ["R063", "/index", "index"],
  ["R064", "/slot-games", "slots"],
  ["R065", "/live-casino-games", "live"],
  ["R066", "/sports-betting-games", "sports"],
  ["R067", "/fishing-games", "fishing"],
  ["R068", "/poker-pvp-games", "poker"],
  ["R069", "/lottery-games", "lottery"],
  ["R070", "/rng", "index"],
  ["R070", "/elott", "index"],
  ["R070", "/sports-betting-games/DS88", "index"],
  ["R070", "/no-such-page", "index"],
])("%s %s has the texts of %s", (_requirement, pathname, key) => {
  expect(metaOf(pathname)).toBe(key);
});
