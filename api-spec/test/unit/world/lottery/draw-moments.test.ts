import { describe, expect, it } from "vitest";
import { lotteryGameOf, type LotteryGameRecord } from "../../../../src/mock/world/lottery/data/lottery-games.ts";
import { refreshOf } from "../../../../src/mock/world/lottery/draw-refresh.ts";
import {
  closesAt,
  drawAt,
  drawTimeOf,
  heldDrawTimes,
  nextDrawTime,
  numeroOf,
  resultTimeOf,
} from "../../../../src/mock/world/lottery/draws.ts";
import { createScenarios } from "../../../../src/mock/world/scenarios.ts";
import { createSettings } from "../../../../src/mock/world/store.ts";
import { DAY_MS, MINUTE_MS, openStage, SECOND_MS, START } from "../stage.ts";

const gameOf = (code: string): LotteryGameRecord => {
  const game = lotteryGameOf(code);
  if (!game) throw new Error(`no game ${code}`);
  return game;
};
const QUICK = gameOf("SSC_60S");
const HANOI = gameOf("LF_HANOI");
/** A draw of Hanoi, which is drawn every day. */
const DRAW = nextDrawTime(HANOI, START);

const openScenarios = () => {
  const { store, clock } = openStage();
  return { clock, scenarios: createScenarios(createSettings(store), clock) };
};

describe("R301 an open draw", () => {
  it.each([
    [QUICK, START - 1, START],
    [QUICK, START, START + MINUTE_MS],
    [QUICK, START + MINUTE_MS - 1, START + MINUTE_MS],
    [HANOI, DRAW - 1, DRAW],
    [HANOI, DRAW, DRAW + DAY_MS],
  ])("is the next one of the game: %o at %i gives %i", (game, now, drawTime) => {
    expect(nextDrawTime(game, now)).toBe(drawTime);
  });

  it("follows the held draws up to now, which are listed newest first", () => {
    expect(heldDrawTimes(QUICK, START, 3)).toEqual([START, START - MINUTE_MS, START - 2 * MINUTE_MS]);
    expect(heldDrawTimes(QUICK, START - 1, 1)).toEqual([START - MINUTE_MS]);
    expect(heldDrawTimes(HANOI, DRAW, 2)).toEqual([DRAW, DRAW - DAY_MS]);
    expect(heldDrawTimes(HANOI, DRAW - 1, 1)).toEqual([DRAW - DAY_MS]);
    expect(heldDrawTimes(HANOI, DRAW, 0)).toEqual([]);
  });

  it("R301 closes some seconds before it is drawn", () => {
    expect(closesAt(QUICK, START)).toBe(START - 10 * SECOND_MS);
    expect(closesAt(HANOI, DRAW)).toBe(DRAW - 900 * SECOND_MS);
  });
});

describe("the number of a draw", () => {
  /** Midnight in Indochina. */
  const midnight = Date.parse("2026-11-18T00:00:00+07:00");

  it.each([
    [midnight, "20261117-1440"],
    [midnight + MINUTE_MS, "20261118-0001"],
    [midnight + DAY_MS, "20261118-1440"],
  ])("identifies the draw at %i as %s", (drawTime, numero) => {
    expect(numeroOf(QUICK, drawTime)).toBe(numero);
    expect(drawTimeOf(QUICK, numero)).toBe(drawTime);
  });

  it.each([
    [QUICK, "20261118-0000"],
    [QUICK, "20261118-1441"],
    [QUICK, "20261118"],
    [QUICK, "20261131-0001"],
    [QUICK, "20261118-001"],
    [QUICK, "x20261118-0001"],
    [HANOI, "20261118-0001"],
    [HANOI, "20261131"],
    [HANOI, ""],
  ])("does not exist for %o: %s", (game, numero) => {
    expect(drawTimeOf(game, numero)).toBeUndefined();
  });

  it("is the date for a province, and exists only on its draw days", () => {
    expect(drawTimeOf(HANOI, numeroOf(HANOI, DRAW))).toBe(DRAW);
    const weekly = { ...HANOI, drawDays: [new Date(DRAW).getUTCDay() + 1] };
    expect(drawTimeOf(weekly, numeroOf(HANOI, DRAW))).toBe(DRAW);
    expect(drawTimeOf(weekly, numeroOf(HANOI, DRAW + DAY_MS))).toBeUndefined();
    expect(nextDrawTime(weekly, DRAW)).toBe(DRAW + 7 * DAY_MS);
    expect(() => nextDrawTime({ ...HANOI, drawDays: [] }, DRAW)).toThrow("never draws");
  });
});

describe("the scenario late-draws", () => {
  it.each([
    [-1, 0],
    [0, 20 * SECOND_MS],
    [1, 20 * SECOND_MS],
  ])("delays the result of a draw due after %i ms by %i ms", (dueMs, lateMs) => {
    const { scenarios } = openScenarios();
    scenarios.choose("late-draws");
    expect(resultTimeOf(scenarios, START + dueMs)).toBe(START + dueMs + lateMs);
    scenarios.choose("normal");
    expect(resultTimeOf(scenarios, START + dueMs)).toBe(START + dueMs);
  });

  it("shows the numbers from the moment when they are published", () => {
    const { scenarios } = openScenarios();
    scenarios.choose("late-draws");
    const drawn = (now: number) => drawAt(QUICK, START, now, scenarios).drawn !== undefined;
    expect([drawn(START), drawn(START + 20 * SECOND_MS - 1), drawn(START + 20 * SECOND_MS)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

const sevenAfter = (now: number) => (Math.floor(now / 7_000) + 1) * 7_000;

describe("D10 the next refresh of a draw list", () => {
  it("is sent with the server's time, and with the time over which clients spread their requests", () => {
    const { scenarios } = openScenarios();
    expect(refreshOf([], START, scenarios)).toMatchObject({ serverTime: START, refreshSpreadMs: 2000 });
    scenarios.choose("many-members");
    expect(refreshOf([], START, scenarios)).toMatchObject({ serverTime: START, refreshSpreadMs: 13_500 });
  });

  it.each([
    ["R302 is at the next draw when that is near", [QUICK], START + 50 * SECOND_MS, START + 60 * SECOND_MS],
    ["R302 is in half a minute when the next draw is far away", [HANOI], START, START + 30 * SECOND_MS],
    ["R302 is at the next half minute", [HANOI], START + 29_999, START + 30 * SECOND_MS],
    [
      "R302 is at the following half minute when one has just passed",
      [HANOI],
      START + 30 * SECOND_MS,
      START + 60 * SECOND_MS,
    ],
    ["R303 is after seven seconds when no game has a draw", [], 7_000, 14_000],
    ["R303 is at the next multiple of seven seconds", [], 13_999, 14_000],
    ["R303 is after seven seconds when the only game is off sale", [{ ...QUICK, isSale: false }], 7_000, 14_000],
    ["is at the first of several draws", [HANOI, QUICK], START + 50 * SECOND_MS, START + 60 * SECOND_MS],
  ])("%s", (_title, games, now, at) => {
    expect(refreshOf(games, now, openScenarios().scenarios).nextRefreshAt).toBe(at);
  });

  it("R303 is every seven seconds while results are late", () => {
    const { scenarios } = openScenarios();
    scenarios.choose("late-draws");
    const next = (now: number) => refreshOf([HANOI], now, scenarios).nextRefreshAt;
    expect([next(DRAW), next(DRAW + 20 * SECOND_MS - 1)]).toEqual([
      sevenAfter(DRAW),
      sevenAfter(DRAW + 20 * SECOND_MS - 1),
    ]);
    const half = 30 * SECOND_MS;
    expect(next(DRAW + 20 * SECOND_MS)).toBe((Math.floor((DRAW + 20 * SECOND_MS) / half) + 1) * half);
  });
});
