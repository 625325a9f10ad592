import { describe, expect, it } from "vitest";
import { LOTTERY_GAMES, type LotteryGameRecord } from "../../../src/mock/world/lottery/data/lottery-games.ts";
import { KIND_RULES, numbersOf, prizeRulesOf } from "../../../src/mock/world/lottery/draw-numbers.ts";
import {
  drawTimeOf,
  heldDraws as heldDrawsOf,
  heldDrawTimes,
  nextDrawTime,
  numeroOf,
} from "../../../src/mock/world/lottery/draws.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 9, 0, 7, 500);

const { scenarios } = createWorld();
const heldDraws = (game: LotteryGameRecord, now: number, count: number) => heldDrawsOf(game, now, count, scenarios);

const lengthsOf = (numbers: readonly string[]) => numbers.map(({ length }) => length);
const gameOf = (code: string): LotteryGameRecord => {
  const game = LOTTERY_GAMES.find((one) => one.code === code);
  if (!game) throw new Error(`no game ${code}`);
  return game;
};

describe("draws", () => {
  it("exist for at least 24 games of all kinds (R513) in all three regions (R112)", () => {
    expect(LOTTERY_GAMES.length).toBeGreaterThanOrEqual(24);
    expect(new Set(LOTTERY_GAMES.map(({ kind }) => kind)).size).toBe(5);
    expect(new Set(LOTTERY_GAMES.map(({ region }) => region))).toEqual(new Set([null, "north", "central", "south"]));
    expect(new Set(LOTTERY_GAMES.flatMap(({ intervalSeconds }) => intervalSeconds ?? []))).toEqual(
      new Set([45, 60, 180, 300, 600]),
    );
  });

  it.each(LOTTERY_GAMES.flatMap((game) => (game.kind === "LF" ? [] : [[game.code, game, game.kind] as const])))(
    "R513 of the game %s have numbers that follow the rules of the game's kind",
    (_, game, kind) => {
      const { numbers, prizes } = numbersOf(game, NOW);
      const { count, from, to, isDistinct } = KIND_RULES[kind];
      expect(prizes).toEqual([]);
      expect(numbers).toHaveLength(count);
      expect(!isDistinct || new Set(numbers).size === count).toBe(true);
      for (const number of numbers) {
        expect(Number(number)).toBeGreaterThanOrEqual(from);
        expect(Number(number)).toBeLessThanOrEqual(to);
      }
    },
  );

  it.each(LOTTERY_GAMES.filter(({ kind }) => kind === "LF").map((game) => [game.code, game] as const))(
    "R513 of the game %s have the prizes of its region, and their numbers are the digits of the special prize",
    (_, game) => {
      const { numbers, prizes } = numbersOf(game, NOW);
      expect(prizes.map((drawn) => [drawn.prize, lengthsOf(drawn.numbers)])).toEqual(
        prizeRulesOf(game).map(({ prize, count, digits }) => [prize, Array.from({ length: count }, () => digits)]),
      );
      expect(numbers.join("")).toBe(prizes[0]?.numbers[0]);
      expect(prizes.flatMap((drawn) => drawn.numbers).join("")).toMatch(/^\d+$/);
    },
  );

  it.each([
    ["north", "LF_HANOI", 27],
    ["central", "LF_HUE", 18],
    ["south", "LF_HCMC", 18],
  ])("have as many prize numbers in the %s as the real lottery", (_, code, count) => {
    expect(numbersOf(gameOf(code), NOW).prizes.flatMap(({ numbers }) => numbers)).toHaveLength(count);
  });

  it.each(["north", "central", "south"])("R112 take place on every day of the week in the %s", (region) => {
    const days = LOTTERY_GAMES.filter((game) => game.region === region).flatMap(({ drawDays }) => drawDays);
    expect(new Set(days)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  it.each(LOTTERY_GAMES.map((game) => [game.code, game] as const))(
    "of the game %s are found by their draw number",
    (_, game) => {
      const drawTimes = heldDrawTimes(game, NOW, 30);
      expect(drawTimes.map((drawTime) => drawTimeOf(game, numeroOf(game, drawTime)))).toEqual(drawTimes);
    },
  );

  it.each([
    ["SSC_45S", "20261121-9999"],
    ["SSC_45S", "20261121"],
    ["LF_DALAT", "20261121"],
    ["LF_HANOI", "20261131"],
    ["LF_HANOI", "tomorrow"],
  ])("of the game %s do not exist under the draw number %s", (code, numero) => {
    expect(drawTimeOf(gameOf(code), numero)).toBeUndefined();
  });

  it.each(LOTTERY_GAMES.map((game) => [game.code, game] as const))(
    "of the game %s are listed with their numbers from the moment when they are due",
    (_, game) => {
      const due = nextDrawTime(game, NOW);
      const before = heldDraws(game, due - 1, 3);
      const after = heldDraws(game, due, 3);
      expect(before.some(({ drawTime }) => drawTime >= due)).toBe(false);
      expect(after[0]).toEqual({ numero: numeroOf(game, due), drawTime: due, drawn: numbersOf(game, due) });
      expect(after.slice(1)).toEqual(before.slice(0, 2));
      expect(nextDrawTime(game, due)).toBeGreaterThan(due);
    },
  );

  it("never change after they have taken place", () => {
    const game = gameOf("SSC_45S");
    const early = heldDraws(game, NOW, 10);
    const late = heldDraws(game, NOW + 20 * 45 * SECOND_MS, 30);
    expect(late.slice(20)).toEqual(early);
  });

  it("R113 take place only on the weekdays of their province, where 1 is Sunday", () => {
    for (const game of LOTTERY_GAMES.filter(({ region }) => region)) {
      const days = heldDraws(game, NOW, 12).map(({ drawTime }) => new Date(drawTime).getUTCDay() + 1);
      expect(days.every((day) => game.drawDays.includes(day))).toBe(true);
      expect(days).toHaveLength(12);
    }
  });

  it("of a quick game are numbered from 0001 each day, which begins at midnight in Indochina", () => {
    const game = gameOf("PK10_60S");
    const midnight = Date.UTC(2026, 10, 20, 17);
    expect(numeroOf(game, midnight + 60 * SECOND_MS)).toBe("20261121-0001");
    expect(numeroOf(game, midnight)).toBe("20261120-1440");
  });

  it("of a weekly game need less than two years to reach a hundred", () => {
    const draws = heldDraws(gameOf("LF_DALAT"), NOW, 100);
    expect(draws).toHaveLength(100);
    expect(NOW - (draws.at(-1)?.drawTime ?? 0)).toBeLessThan(710 * DAY_MS);
  });
});
