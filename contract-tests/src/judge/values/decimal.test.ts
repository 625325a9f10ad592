import { describe, expect, it } from "vitest";
import { decimalOf, decimalText } from "./numbers.ts";

const ONE = 1_000_000_000_000n;

describe("a decimal number", () => {
  it.for<[unknown, bigint | undefined]>([
    ["0", 0n],
    ["1", ONE],
    ["-1", -ONE],
    ["10.5", 10n * ONE + ONE / 2n],
    ["0.000000000001", 1n],
    ["-0.000000000001", -1n],
    ["0.0000000000001", undefined],
    ["9007199254740993", 9_007_199_254_740_993n * ONE],
    [2.5, 2n * ONE + ONE / 2n],
    [-3, -3n * ONE],
    [1e21, undefined],
    ["", undefined],
    ["1.", undefined],
    [".5", undefined],
    ["1,5", undefined],
    [" 1", undefined],
    ["1a", undefined],
    [true, undefined],
    [null, undefined],
    [undefined, undefined],
    [[1], undefined],
  ])("%j is read as %s", ([value, expected]) => {
    expect(decimalOf(value)).toBe(expected);
  });

  it.for([
    ["0", "0"],
    ["1.50", "1.5"],
    ["-1.50", "-1.5"],
    ["100", "100"],
    ["0.05", "0.05"],
    ["-0.000000000001", "-0.000000000001"],
  ] as const)("%s is written as %s", ([text, expected]) => {
    expect(decimalText(decimalOf(text) ?? 0n)).toBe(expected);
  });
});
