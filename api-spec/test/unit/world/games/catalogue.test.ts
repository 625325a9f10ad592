import { expect, test } from "vitest";
import { HANDLERS } from "../../../../src/mock/handlers/handlers.ts";
import type { HandlerRequest } from "../../../../src/mock/handler.ts";
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

interface Listed {
  nodeId: number;
  tags: string[];
}

const isNew = ({ tags }: Listed) => tags.includes("NEW");

async function listFishing(query: Record<string, string>): Promise<Listed[]> {
  const request = { query: { category: "FISH", pageSize: "100", ...query }, language: "en", now: 0 };
  const reply = await HANDLERS.listGames?.(request as unknown as HandlerRequest);
  return Object(reply?.body).value.content;
}

test("E043 the games of a category are listed by popularity, or with new games first", async () => {
  const played = await listFishing({});
  const ids = played.map(({ nodeId }) => nodeId);
  expect(ids).toEqual(ids.toSorted((left, right) => left - right));
  expect(await listFishing({ order: "PLAYED" })).toEqual(played);
  expect(played.some(isNew)).toBe(true);
  expect(await listFishing({ order: "NEW" })).toEqual([
    ...played.filter(isNew),
    ...played.filter((game) => !isNew(game)),
  ]);
});
