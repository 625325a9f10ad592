import { expect, test } from "vitest";
import { CATALOGUE, fillUp, type Draft } from "../../../../src/mock/world/games/catalogue.ts";

const drafts: readonly Draft[] = CATALOGUE.map(({ nodeId: _nodeId, ...draft }) => draft);
const repeated = drafts.filter(({ category, isGame }) => category === "RNG" && isGame === "GAME");

test("R089 a catalogue can be filled up to ten thousand games with unique codes", () => {
  const games = fillUp(drafts, repeated, 10_000);
  expect(games).toHaveLength(10_000);
  expect(games.slice(0, drafts.length)).toEqual(drafts);
  expect(new Set(games.map(({ code }) => code)).size).toBe(10_000);
  expect(games.every(({ code }) => /^[A-Za-z0-9_-]{1,64}$/.test(code))).toBe(true);
  expect(games.slice(drafts.length).some(({ tags }) => tags.includes("HOT"))).toBe(false);
});

test("R089 a catalogue is not filled up when no size is given, or when no games may be repeated", () => {
  expect(fillUp(drafts, repeated, 0)).toEqual(drafts);
  expect(fillUp(drafts, [], 10_000)).toEqual(drafts);
});
