import { describe, expect, test } from "vitest";
import { listFilter, lobbyVendors, searchFilter, vendorOf } from "./browse/filter-rules.ts";
import { filterOf } from "./browse/url-filter.ts";
import {
  headerNavigation,
  leftNavigation,
  vendorNames,
  vendorsByCategory,
  withFavourite,
  withoutFavourite,
} from "./rules.ts";

const lane = (title: string, ...codes: string[]) => ({
  title,
  cards: codes.map((vassalage) => ({ vassalage, name: vassalage })),
});

test("R243 providers are grouped by category, and lanes with the same title are joined", () => {
  const vendors = vendorsByCategory([lane("RNG", "A"), lane("LIVE", "B"), lane("RNG", "C")]);
  expect(vendors.get("RNG")?.map((vendor) => vendor.vassalage)).toEqual(["A", "C"]);
});

describe("navigation", () => {
  const everything = vendorsByCategory([
    lane("PVP", "P"),
    lane("SPORTS", "S", "DS88"),
    lane("RNG", "R", "YB"),
    lane("LIVE", "L"),
    lane("FISH", "F"),
    lane("LOTT", "T"),
    lane("ELOTT", "E"),
  ]);

  test("R114 the left navigation has its fixed order", () => {
    expect(leftNavigation(everything)).toEqual([
      "RNG",
      "LIVE",
      "YB",
      "FISH",
      "BINGO",
      "ELOTT",
      "LOTT",
      "COCKFIGHT",
      "SPORTS",
      "PVP",
    ]);
  });
  test("R109 the header navigation has its fixed order", () => {
    expect(headerNavigation(everything)).toEqual(["LIVE", "SPORTS", "FISH", "RNG", "PVP", "LOTT"]);
  });
  test("C1, R115, R118 without providers, only bingo remains", () => {
    expect(leftNavigation(vendorsByCategory([lane("LIVE")]))).toEqual(["BINGO"]);
  });
  test("R116 cockfight appears only with DS88 among the sports vendors", () => {
    expect(leftNavigation(vendorsByCategory([lane("SPORTS", "S"), lane("LIVE", "DS88")]))).toEqual([
      "LIVE",
      "BINGO",
      "SPORTS",
    ]);
    expect(leftNavigation(vendorsByCategory([lane("SPORTS", "DS88")]))).toEqual(["BINGO", "COCKFIGHT", "SPORTS"]);
  });
  test("R117 YB appears only with a YB vendor among the slots", () => {
    expect(leftNavigation(vendorsByCategory([lane("RNG", "YB")]))).toEqual(["RNG", "YB", "BINGO"]);
    expect(leftNavigation(vendorsByCategory([lane("RNG", "R"), lane("LIVE", "YB")]))).toEqual(["RNG", "LIVE", "BINGO"]);
  });
});

test.each([
  ["RNG", undefined, { category: "RNG" }],
  ["RNG", "JADE", { category: "RNG", vassalage: "JADE" }],
  ["COCKFIGHT", undefined, { category: "SPORTS", vassalage: "DS88" }],
  ["YB", undefined, { category: "RNG", vassalage: "YB" }],
] as const)(
  "R019, R020 the games of the category %s with the vendor %s are requested with the right filter",
  (category, vassalage, filter) => {
    expect(listFilter(category, vassalage)).toEqual(filter);
  },
);

test.each([
  [undefined, "", "", {}],
  [undefined, "JILI", "gold", { vendor: ["JILI"], q: "gold" }],
  ["RNG", "JILI", "", { category: "RNG", vendor: ["JILI"] }],
  ["COCKFIGHT", "", "", { category: "SPORTS", vendor: ["DS88"] }],
  ["YB", "", "", { category: "RNG", vendor: ["YB"] }],
] as const)("R089 the lobby with category %s, vendor %j and text %j requests %o", (category, vendor, words, filter) => {
  expect(searchFilter(category, vendor, words)).toEqual(filter);
});

test("R089 the lobby offers the vendors of the category, or all vendors once", () => {
  const vendors = vendorsByCategory([lane("RNG", "JILI", "YB"), lane("FISH", "JILI"), lane("SPORTS", "SABA", "DS88")]);
  const codes = (category?: "RNG" | "COCKFIGHT" | "BINGO") =>
    lobbyVendors(vendors, category).map(({ vassalage }) => vassalage);
  expect(codes()).toEqual(["JILI", "YB", "SABA", "DS88"]);
  expect(codes("RNG")).toEqual(["JILI", "YB"]);
  expect(codes("COCKFIGHT")).toEqual(["DS88"]);
  expect(codes("BINGO")).toEqual([]);
});

test("R305 a favourite is added at the end of the list, and only once", () => {
  expect(withFavourite([1], 2)).toEqual([1, 2]);
  expect(withFavourite([1, 2], 2)).toEqual([1, 2]);
});

test("R306 a favourite is removed from the list", () => {
  expect(withoutFavourite([1, 2], 1)).toEqual([2]);
});

test("R243 the name of a provider comes from its lane", () => {
  const lanes = [{ title: "RNG", cards: [{ vassalage: "JADE", name: "Jade Fox" }] }];
  expect(vendorNames(lanes).get("JADE")).toBe("Jade Fox");
  expect(vendorNames(lanes).get("ELSE")).toBeUndefined();
});

test.each([
  ["JILI", "JILI"],
  ["", ""],
  ["<script>", ""],
  ["%E0%A4%A", ""],
  ["A".repeat(33), ""],
])("R086 the vendor %j in a URL is read as %j", (text, vendor) => {
  expect(vendorOf(text)).toBe(vendor);
});

test("R089 the lobby reads from the URL only filter values that the contract allows", () => {
  const { vendor, q } = filterOf(new URLSearchParams({ vendor: "<script>", q: "ক".repeat(5000) }));
  expect([vendor, Array.from(q).length]).toEqual(["", 80]);
});
