import { expect, test } from "vitest";
import { ballsOf, LOTTERY_FAMILIES, numbersPerRow, type LotteryFamily } from "./rules.ts";

test.each<[string, LotteryFamily, string, string]>([
  ["7,12,23,28,36,41,9", "LHC", "7 12 23 28 36 41", "9"],
  ["01,05,07,09,11", "11X5", "01 05 07 09 11", ""],
  ["3,1,10,2,7,6,5,9,4,8", "PK10", "3 1 10 2 7 6 5 9 4 8", ""],
  ["0,0,7,7,1", "SSC", "0 0 7 7 1", ""],
  ["02,04,06,08,10,12,14,20", "LF", "02 04 06 08 10 12 14 20", ""],
  ["1,2,3,4,5,6", "VN", "1 2 3 4 5 6", ""],
])(
  "R182, R513 splits the result %s of the lottery family %s into normal and special numbers",
  (winningNumber, family, numbers, specials) => {
    const balls = ballsOf(winningNumber, family);
    expect([balls.numbers.join(" "), balls.specials.join(" ")]).toEqual([numbers, specials]);
  },
);

test.each(LOTTERY_FAMILIES)("R182 shows empty balls for the lottery family %s while the result is late", (family) => {
  const { numbers, specials } = ballsOf(null, family);
  expect(numbers.length).toBeGreaterThanOrEqual(5);
  expect(specials).toHaveLength(family === "LHC" ? 1 : 0);
  expect(new Set([...numbers, ...specials])).toEqual(new Set([""]));
});

test.each([
  [0, 5, 1],
  [1, 5, 1],
  [2, 5, 2],
  [3, 3, 3],
  [4, 4, 2],
  [4, 2, 4],
  [6, 5, 3],
  [7, 5, 3],
])("R182 a prize with %i numbers of %i digits has rows of %i numbers", (count, digits, perRow) => {
  expect(numbersPerRow(Array.from({ length: count }, () => "7".repeat(digits)))).toBe(perRow);
});
