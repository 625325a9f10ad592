import { describe, expect, it } from "vitest";
import { countCharacters, isNearEnd } from "./rules.ts";

describe("TextArea rules", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["🏮🎲", 2],
    ["কিন", 3],
    ["a\nb", 3],
  ])("R399 R400 counts code points: %j has %i", (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it.each([
    [118, false],
    [119, true],
    [140, true],
    [150, true],
  ])("4.1.3 %i of 140 characters are near the limit: %s", (count, isNear) => {
    expect(isNearEnd(count, 140)).toBe(isNear);
  });
});
