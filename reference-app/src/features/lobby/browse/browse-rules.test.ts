import { describe, expect, test } from "vitest";
import {
  cardTowards,
  infoFacts,
  inKeptOrder,
  isOfCategory,
  narrowerTypes,
  pageFilter,
  pageOfIndex,
  pageToAskFor,
  roomAsGame,
  tagFilter,
} from "./browse-rules.ts";

test.each([
  ["R011 slots", "RNG", { category: "RNG", vassalage: "YB" }, true],
  ["R020 YB", "YB", { category: "RNG", vassalage: "YB" }, true],
  ["R020 not YB", "YB", { category: "RNG", vassalage: "JILI" }, false],
  ["R013 sports", "SPORTS", { category: "SPORTS", vassalage: "DS88" }, true],
  ["R019 cockfight", "COCKFIGHT", { category: "SPORTS", vassalage: "DS88" }, true],
  ["R019 not cockfight", "COCKFIGHT", { category: "SPORTS", vassalage: "SABA" }, false],
  ["R014 fishing", "FISH", { category: "FISH", vassalage: "JILI" }, true],
  ["R014 not fishing", "FISH", { category: "RNG", vassalage: "JILI" }, false],
  ["R018 bingo", "BINGO", { category: "BINGO", vassalage: "JILI" }, true],
] as const)("%s: the category %s contains the game %o: %s", (_title, category, game, isShown) => {
  expect(isOfCategory(game, category)).toBe(isShown);
});

test("R244 the list of types omits the type that equals the whole category", () => {
  const types = ["RNG", "HOT", "CRASH"].map((type) => ({ type, label: type }));
  expect(narrowerTypes(types, "RNG").map(({ type }) => type)).toEqual(["HOT", "CRASH"]);
  expect(narrowerTypes([{ type: "LIVE", label: "Live" }], "LIVE")).toEqual([]);
  expect(narrowerTypes(undefined, "RNG")).toEqual([]);
});

test.each([
  ["CRASH", { tag: "CRASH" }],
  ["MINES", { tag: "MINES" }],
  ["", {}],
  ["not a tag", {}],
  ["<b>", {}],
  ["A".repeat(25), {}],
])("R021 the tag %j of the URL becomes the filter %o", (text, filter) => {
  expect(tagFilter(text)).toEqual(filter);
});

test.each([
  ["R050 slots", "RNG", { vendor: "", tag: "", q: "" }, { category: "RNG", order: "NEW" }],
  ["R050 slots by name", "RNG", { vendor: "", tag: "", q: "koi" }, { category: "RNG", name: "koi" }],
  [
    "R050 slots of a provider",
    "RNG",
    { vendor: "JILI", tag: "MINES", q: "koi" },
    { category: "RNG", vassalage: "JILI", tag: "MINES", name: "koi" },
  ],
  [
    "R019 cockfight",
    "COCKFIGHT",
    { vendor: "", tag: "", q: "" },
    { category: "SPORTS", vassalage: "DS88", order: "NEW" },
  ],
  ["R055 YB", "YB", { vendor: "", tag: "HOT", q: "" }, { category: "RNG", vassalage: "YB", tag: "HOT" }],
  ["R053 sports", "SPORTS", { vendor: "SABA", tag: "", q: "" }, { category: "SPORTS", vassalage: "SABA" }],
] as const)("%s: the page of %s with %o requests %o", (_title, category, narrowed, filter) => {
  expect(pageFilter(category, narrowed)).toEqual(filter);
});

test.each([
  [0, 60, 1, 0],
  [59, 60, 1, 59],
  [60, 60, 2, 0],
  [9999, 60, 167, 39],
])("R089 the game with index %d, at %d games per page, is on page %d at index %d", (index, size, page, offset) => {
  expect(pageOfIndex(index, size)).toEqual({ page, offset });
});

test.each([
  [29, 60, 10_000, undefined],
  [30, 60, 10_000, 2],
  [31, 60, 10_000, undefined],
  [90, 60, 10_000, 3],
  [30, 60, 61, 2],
  [30, 60, 60, undefined],
  [9990, 60, 10_000, undefined],
])(
  "R089 at the game with index %d, at %d games per page and %d in total, the lobby requests page %s",
  (index, size, total, page) => {
    expect(pageToAskFor(index, size, total)).toBe(page);
  },
);

test("R246 poker tables keep their order when the list changes, and new tables are last", () => {
  const rooms = ["c", "new", "a", "b"].map((roomId) => ({ roomId }));
  expect(inKeptOrder(["a", "b", "gone", "c"], rooms).map(({ roomId }) => roomId)).toEqual(["a", "b", "c", "new"]);
});

test("R246 a poker table opens as a game of its provider, by its node id", () => {
  const room = { nodeId: 7, name: "Royal Hazari", vassalage: "FIVESUITS", gameType: "PVP" };
  expect(roomAsGame(room)).toMatchObject({ ...room, isGame: "GAME", accountTypeName: "FIVESUITS" });
});

test.each([
  [{}, []],
  [{ rtp: 96.5 }, [{ kind: "rtp", percent: "96.5" }]],
  [{ rtp: 97 }, [{ kind: "rtp", percent: "97.0" }]],
  [
    { rtp: 95.2, volatility: "HIGH" },
    [
      { kind: "rtp", percent: "95.2" },
      { kind: "volatility", level: "HIGH" },
    ],
  ],
] as const)("R247 the information of a game with %o shows %o", (game, facts) => {
  expect(infoFacts(game)).toEqual(facts);
});

describe("R089 arrow keys between cards", () => {
  // Three columns with an incomplete last row; one card is lifted by hover.
  const places = [
    { top: 100, left: 0 },
    { top: 96, left: 110 },
    { top: 100, left: 220 },
    { top: 300, left: 0 },
    { top: 300, left: 110 },
    { top: 300, left: 220 },
    { top: 500, left: 0 },
  ];
  test.each([
    ["ArrowDown", -1, 0],
    ["ArrowUp", -1, undefined],
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 3],
    ["ArrowRight", 6, undefined],
    ["ArrowLeft", 0, undefined],
    ["ArrowLeft", 3, 2],
    ["ArrowDown", 1, 4],
    ["ArrowDown", 5, 6],
    ["ArrowDown", 6, undefined],
    ["ArrowUp", 4, 1],
    ["ArrowUp", 6, 3],
    ["ArrowUp", 1, undefined],
  ])("%s from card %d moves to card %s", (key, from, to) => {
    expect(cardTowards(key, places, from)).toBe(to);
  });
  test("move in reverse on right-to-left pages", () => {
    expect(cardTowards("ArrowRight", places, 1, true)).toBe(0);
    expect(cardTowards("ArrowLeft", places, 1, true)).toBe(2);
  });
  test("do nothing without games", () => {
    expect(cardTowards("ArrowDown", [], -1)).toBeUndefined();
  });
});
