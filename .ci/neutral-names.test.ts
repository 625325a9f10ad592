import { expect, it } from "vitest";
import { isNeutral } from "./neutral-names.ts";

it.each([
  "assets/Banner-B7PBW5yi.js",
  "assets/promotion-dates-BY2kZ-jx.js",
  "assets/bn-popups-lZyZ253-.js",
  "/art/banners/night-market.svg",
  "/ads/hero.webp",
  "/assets/top_ad.css",
  "assets/affiliate-links.js",
])("R433 finds that an ad blocker could block the file name %s", (name) => expect(isNeutral(name)).toBe(false));

it.each([
  "assets/app-download-page-Bk.js",
  "/art/vendors/PADMALIVE.svg",
  "assets/game-page-n4uz45ad.css",
  "assets/part.js",
])("R433 accepts the file name %s, which no ad blocker blocks", (name) => expect(isNeutral(name)).toBe(true));
