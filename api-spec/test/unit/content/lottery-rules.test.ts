import { describe, expect, it } from "vitest";
import { COUNTS } from "../../counts.ts";
import { betTypesOf, returnOf, type BetTypeId } from "../../../src/mock/world/lottery/bet-types.ts";
import { arePicksValid, outcomeOf, payoutMinorOf, type Picks } from "../../../src/mock/world/lottery/rules.ts";
import {
  LOTTERY_GAMES,
  lotteryGameOf,
  type LotteryGameRecord,
} from "../../../src/mock/world/lottery/data/lottery-games.ts";
import { numbersOf } from "../../../src/mock/world/lottery/draw-numbers.ts";

const drawn = (numbers: string, prizes: readonly string[] = []) => ({
  numbers: numbers.split(" "),
  prizes: prizes.length > 0 ? [{ prize: "special" as const, numbers: prizes }] : [],
});
const gameOf = (code: string): LotteryGameRecord => {
  const game = lotteryGameOf(code);
  if (!game) throw new Error(`no game ${code}`);
  return game;
};

const typeOf = (code: string, id: BetTypeId) => {
  const betType = betTypesOf(gameOf(code)).find((one) => one.id === id);
  if (!betType) throw new Error(`${code} has no ${id}`);
  return betType;
};

describe("winning tickets", () => {
  it.each<[BetTypeId, Picks, string, number]>([
    ["size", [["big"]], "9 9 5 0 0", 1],
    ["size", [["big"]], "9 9 4 0 0", 0],
    ["size", [["small"]], "9 9 4 0 0", 1],
    ["parity", [["odd"]], "1 2 3 4 5", 1],
    ["parity", [["even"]], "1 2 3 4 5", 0],
    ["last-two", [["4"], ["5"]], "1 2 3 4 5", 1],
    ["last-two", [["5"], ["4"]], "1 2 3 4 5", 0],
    ["pick-one", [["07"]], "01 07 09 10 11", 1],
    ["pick-two", [["07", "11"]], "01 07 09 10 11", 1],
    ["pick-two", [["07", "02"]], "01 07 09 10 11", 0],
    ["pick-three", [["11", "07", "01"]], "01 07 09 10 11", 1],
    ["champion", [["07"]], "07 01 02 03 04 05 06 08 09 10", 1],
    ["champion", [["01"]], "07 01 02 03 04 05 06 08 09 10", 0],
    ["champion-size", [["big"]], "06 01 02 03 04 05 07 08 09 10", 1],
    ["champion-size", [["small"]], "05 01 02 03 04 06 07 08 09 10", 1],
    ["champion-parity", [["even"]], "10 01 02 03 04 05 06 07 08 09", 1],
    ["special", [["49"]], "01 02 03 04 05 06 49", 1],
    ["special", [["06"]], "01 02 03 04 05 06 49", 0],
    ["special-size", [["big"]], "01 02 03 04 05 06 25", 1],
    ["special-size", [["small"]], "01 02 03 04 05 06 24", 1],
    ["special-parity", [["odd"]], "01 02 03 04 05 06 47", 1],
    ["tail", [["6"]], "1 2 3 4 5 6", 1],
    ["de", [["5"], ["6"]], "1 2 3 4 5 6", 1],
    ["de", [["6"], ["5"]], "1 2 3 4 5 6", 0],
  ])(
    "R513 of the bet %s with the picks %j, in a draw of the numbers %s, win this many times: %i",
    (id, picks, numbers, hits) => {
      expect(outcomeOf(id, picks, drawn(numbers))).toEqual({ hits, isTie: false });
    },
  );

  it("R513 of the bet lo win once for each drawn number that ends in the picks", () => {
    const draw = drawn("1 2 3 4 5 6", ["123456", "00056", "5", "156", "65", "56"]);
    expect(outcomeOf("lo", [["5"], ["6"]], draw)).toEqual({ hits: 4, isTie: false });
    expect(outcomeOf("lo", [["9"], ["9"]], draw)).toEqual({ hits: 0, isTie: false });
  });

  it.each<[BetTypeId, string]>([
    ["special-size", "big"],
    ["special-size", "small"],
    ["special-parity", "odd"],
    ["special-parity", "even"],
  ])("R513 of the bet %s on %s get the stake back when ball 49 is drawn", (id, side) => {
    expect(outcomeOf(id, [[side]], drawn("01 02 03 04 05 06 49"))).toEqual({ hits: 0, isTie: true });
  });

  it.each([
    [1_000, 194, 1, 1_940],
    [500, 355, 3, 5_325],
    [1_000, 9_600, 1, 96_000],
    [333, 194, 1, 646],
    [1_000, 194, 0, 0],
  ])(
    "with a stake of %i at odds of %i hundredths that win %i times are paid %i, rounded down",
    (stake, odds, hits, payout) => {
      expect(payoutMinorOf(stake, odds, hits)).toBe(payout);
    },
  );
});

describe("valid tickets", () => {
  it.each<[string, BetTypeId, Picks, boolean]>([
    ["SSC_60S", "size", [["big"]], true],
    ["SSC_60S", "size", [["huge"]], false],
    ["SSC_60S", "size", [], false],
    ["SSC_60S", "last-two", [["4"], ["7"]], true],
    ["SSC_60S", "last-two", [["47"]], false],
    ["SSC_60S", "last-two", [["4", "7"], []], false],
    ["11X5_60S", "pick-two", [["01", "11"]], true],
    ["11X5_60S", "pick-two", [["01", "01"]], false],
    ["11X5_60S", "pick-two", [["01", "12"]], false],
    ["11X5_60S", "pick-two", [["01", "02", "03"]], false],
    ["LHC_300S", "special", [["49"]], true],
    ["LHC_300S", "special", [["50"]], false],
  ])("include, in the game %s, the bet %s with the picks %j: %s", (code, id, picks, isValid) => {
    expect(arePicksValid(typeOf(code, id), picks)).toBe(isValid);
  });
});

/** One game of each family with different bets, and the north separately. */
const FAMILIES = ["SSC_60S", "11X5_60S", "PK10_60S", "LHC_300S", "LF_60S", "LF_HANOI"];

describe("the return to player", () => {
  it.each(LOTTERY_GAMES.map(({ code }) => [code]))("is 95 to 98 %% for each bet of %s", (code) => {
    const returns = betTypesOf(gameOf(code)).map(returnOf);
    expect(returns.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...returns)).toBeGreaterThan(0.95);
    expect(Math.max(...returns)).toBeLessThan(0.98);
  });

  it.each(FAMILIES.flatMap((code) => betTypesOf(gameOf(code)).map(({ id }) => [code, id] as const)))(
    "is confirmed by the number of wins in simulated draws of the game %s for the bet %s",
    (code, id) => {
      const game = gameOf(code);
      const betType = betTypesOf(game).find((one) => one.id === id);
      const picks = (betType?.groups ?? []).map(({ options, count }) => options.slice(0, count));
      const draws = COUNTS.lotteryDraws;
      let hits = 0;
      for (let draw = 1; draw <= draws; draw += 1) hits += outcomeOf(id, picks, numbersOf(game, draw * 60_000)).hits;
      const expected = betType?.expectedHits ?? 0;
      // Four standard deviations of a count of independent hits.
      expect(Math.abs(hits / draws - expected)).toBeLessThan(4 * Math.sqrt(expected / draws));
    },
  );
});
