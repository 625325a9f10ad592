import { describe, expect, it } from "vitest";
import { build } from "./build.ts";
import { blend, contrast, parseHex, toHex } from "./contrast.ts";
import { readTokens } from "./dtcg.ts";
import { measurePairs } from "./pairs.ts";

const colour = (hex: string) => ({
  $type: "color",
  $value: { colorSpace: "srgb", components: [...parseHex(hex).channels], hex },
});

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#ffffff", "#ffffff", 1],
  ])("1.4.3 of %s on %s is %d", (first, second, ratio) => {
    expect(contrast(parseHex(first), parseHex(second))).toBeCloseTo(ratio, 2);
  });

  it("1.4.3 is measured on what shows through a translucent colour", () => {
    expect(toHex(blend(parseHex("#00000080"), parseHex("#ffffff")))).toBe("#7f7f7f");
  });
});

describe("token files", () => {
  it("1.4.3 and 1.4.11: every declared pair has its contrast in both themes", () => {
    expect(build().failures).toEqual([]);
  });

  it("D17c refuses a colour whose hex disagrees with its components", () => {
    const value = { colorSpace: "srgb", components: [0, 0, 0], hex: "#ffffff" };
    expect(() => readTokens({ ink: { $type: "color", $value: value } })).toThrow("components say #000000");
  });

  it("D17c refuses an alias that the palette does not hold", () => {
    expect(() => readTokens({ page: { $type: "color", $value: "{palette.none}" } })).toThrow("{palette.none}");
  });

  it("1.4.3 finds a pair below its least", () => {
    const tokens = readTokens({ color: { text: colour("#777777"), page: colour("#ffffff") } });
    const [pair] = measurePairs([{ text: ["text"], on: ["page"] }], tokens);
    expect(pair?.ratio).toBeLessThan(pair?.least ?? 0);
  });
});
