import { expect, test } from "vitest";
import { keepsScroll } from "./scroll-rules.ts";

const SLOTS = { pathname: "/slot-games", search: "?vendor=YB", hash: "" };
const HOME = { pathname: "/", search: "", hash: "" };

test.each([
  ["another page scrolls to the top", SLOTS, "/fishing-games", false],
  ["the same address scrolls to the top", SLOTS, "/slot-games?vendor=YB", false],
  ["another query keeps the scroll position", SLOTS, "/slot-games?vendor=JILI", true],
  ["only a query keeps the scroll position", SLOTS, "?vendor=JILI", true],
  ["a place on the page does not keep the scroll position", SLOTS, "#top", false],
  ["a place on another page does not keep the scroll position", SLOTS, "/fishing-games#top", false],
  ["an overlay above home keeps the scroll position", HOME, "/register", true],
  ["a text in an overlay above home keeps the scroll position", HOME, "/help#deposits", true],
  ["an overlay above home scrolls to the top when it comes from another page", SLOTS, "/register", false],
  [
    "home keeps the scroll position when it comes from an overlay above home",
    { ...HOME, pathname: "/register" },
    "/",
    true,
  ],
])("R042 a link to %s", (_name, here, href, isKept) => {
  expect(keepsScroll(here, href)).toBe(isKept);
});
