import { expect, test } from "vitest";
import { CATALOGUE, fillUp, type Draft } from "../../src/mock/world/catalogue.ts";

const drafts: readonly Draft[] = CATALOGUE.map(({ nodeId: _nodeId, ...draft }) => draft);
const repeated = drafts.filter(({ category, isGame }) => category === "RNG" && isGame === "GAME");

test("R089 a lobby can be tried with ten thousand games: each has a code and a name of its own", () => {
  const games = fillUp(drafts, repeated, 10_000);
  expect(games).toHaveLength(10_000);
  expect(games.slice(0, drafts.length)).toEqual(drafts);
  expect(new Set(games.map(({ code }) => code)).size).toBe(10_000);
  expect(games.every(({ code }) => /^[A-Za-z0-9_-]{1,64}$/.test(code))).toBe(true);
  expect(games.slice(drafts.length).some(({ tags }) => tags.includes("HOT"))).toBe(false);
});

test("R089 without the wish for more the games are those that there are", () => {
  expect(fillUp(drafts, repeated, 0)).toEqual(drafts);
  expect(fillUp(drafts, [], 10_000)).toEqual(drafts);
});
