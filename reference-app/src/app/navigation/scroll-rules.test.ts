import { expect, test } from "vitest";
import { keepsScroll } from "./scroll-rules.ts";

const SLOTS = { pathname: "/slot-games", search: "?vendor=YB", hash: "" };
const HOME = { pathname: "/", search: "", hash: "" };

test.each([
  ["another page", SLOTS, "/fishing-games", false],
  ["the same address", SLOTS, "/slot-games?vendor=YB", false],
  ["another query", SLOTS, "/slot-games?vendor=JILI", true],
  ["only a query", SLOTS, "?vendor=JILI", true],
  ["a place on the page", SLOTS, "#top", false],
  ["a place on another page", SLOTS, "/fishing-games#top", false],
  ["an overlay above home", HOME, "/register", true],
  ["a text in an overlay above home", HOME, "/help#deposits", true],
  ["an overlay above home from another page", SLOTS, "/register", false],
  ["home from an overlay above it", { ...HOME, pathname: "/register" }, "/", true],
])("R042 a link to %s keeps the scroll position only as expected", (_name, here, href, isKept) => {
  expect(keepsScroll(here, href)).toBe(isKept);
});
