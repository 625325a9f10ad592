import { describe, expect, it } from "vitest";
import { BRANDS, contrastOf, MODES } from "../src/theme/choices.ts";
import { build } from "./build.ts";
import { blend, contrast, LEAST_CONTRAST, linear, parseHex, toHex } from "./contrast.ts";
import { type Group, readTokens, type Token } from "./dtcg.ts";
import { measurePairs } from "./pairs.ts";
import { readTokenFiles } from "./read.ts";
import { merge, resolveTokens } from "./resolve.ts";

const colour = (hex: string): Group => ({
  $type: "color",
  $value: { colorSpace: "srgb", components: [...parseHex(hex).channels], hex },
});
const { brands, measures } = resolveTokens(readTokenFiles());
const everyMode = brands.flatMap((brand) => brand.modes.map((mode) => [brand.brand, mode.mode, mode] as const));
const px = (css = "") => Number.parseInt(css, 10);
const paths = (tokens: readonly Token[]) => tokens.map(({ path }) => path).sort();

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

  it("1.4.3 finds a pair below its least, and one that only a hover's wash brings below it", () => {
    const tokens = readTokens({ color: { text: colour("#757575"), page: colour("#ffffff") } });
    const [rest, hover] = measurePairs(
      [
        { text: ["text"], on: ["page"] },
        { text: ["text"], on: ["page"], wash: 0.1 },
      ],
      tokens,
      "standard",
    );
    expect(rest?.ratio).toBeGreaterThan(LEAST_CONTRAST.standard.text);
    expect(hover?.ratio).toBeLessThan(hover?.least ?? 0);
  });
});

describe("every brand in every mode", () => {
  it("D17c there are four brands with four modes each", () => {
    expect(everyMode.map(([brand, mode]) => `${brand} ${mode}`)).toEqual(
      BRANDS.flatMap((brand) => MODES.map((mode) => `${brand} ${mode}`)),
    );
  });

  it("1.4.3, 1.4.6 and 1.4.11: the build finds no pair below its contrast", () => {
    expect(build().failures).toEqual([]);
  });

  it.each(everyMode)(
    "1.4.3, 1.4.6 and 1.4.11: every declared pair of %s, %s has its contrast",
    (_brand, mode, values) => {
      const least = LEAST_CONTRAST[contrastOf(mode)];
      expect(values.pairs.length).toBeGreaterThan(150);
      for (const { kind, foreground, background, ratio } of values.pairs) {
        // Rings of balls stand between an enamel face and the page: both sides cannot have more than 3:1.
        const asked = foreground.startsWith("ball.") && kind === "part" ? LEAST_CONTRAST.standard.part : least[kind];
        expect(ratio, `${foreground} on ${background}`).toBeGreaterThanOrEqual(asked);
      }
    },
  );

  it.each(everyMode)("D17c %s, %s has every role", (_brand, _mode, values) => {
    expect(paths(values.tokens)).toEqual(paths(brands[0]?.modes[0]?.tokens ?? []));
  });

  it.each(everyMode)("1.4.1 the main action of %s, %s is not taken for danger or gain", (_brand, _mode, values) => {
    const lab = (role: string) => perceived(values.tokens.find(({ path }) => path === `color.${role}`)?.css ?? "");
    const accent = lab("background.accent");
    const near = ["background.danger", "background.positive"].filter((other) => distance(accent, lab(other)) < 0.09);
    expect(near).toEqual([]);
  });

  it("D17c no colour stands in a palette that no role takes", () => {
    const idle = brands.flatMap(({ brand, palette, modes }) => {
      const taken = JSON.stringify(modes.map(({ tokens }) => tokens.map(({ value }) => value)));
      return [...palette.keys()].filter((path) => !taken.includes(`{${path}}`)).map((path) => `${brand} ${path}`);
    });
    expect(idle).toEqual([]);
  });

  it("D17c a brand has a look of its own: no two share a page, a card or an accent", () => {
    const roles = ["color.background.page", "color.background.card", "color.background.accent"];
    const looks = everyMode.flatMap(([, mode, { tokens }]) =>
      roles.map((role) => `${mode} ${role} ${tokens.find(({ path }) => path === role)?.css}`),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe("measures", () => {
  it("2.5.5 nothing a finger meets is under 44 px, and nothing a mouse meets under 24 px", () => {
    const controls = measures.filter(({ path }) => path.startsWith("size.control."));
    expect(controls).toHaveLength(3);
    expect(Math.min(...controls.map(({ when }) => px(when.comfortable)))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...controls.flatMap(({ css, when }) => [px(css), px(when.compact)]))).toBeGreaterThanOrEqual(24);
  });

  it("2.3.3 every duration is nothing under reduced motion", () => {
    const durations = measures.filter(({ type }) => type === "duration");
    expect(durations.length).toBeGreaterThan(0);
    expect(durations.filter(({ when }) => when.reducedMotion !== "0ms")).toEqual([]);
  });
});

describe("token files", () => {
  it("D17c refuses a colour whose hex disagrees with its components", () => {
    const value = { colorSpace: "srgb", components: [0, 0, 0], hex: "#ffffff" };
    expect(() => readTokens({ ink: { $type: "color", $value: value } })).toThrow("components say #000000");
  });

  it("D17c refuses an alias that the palette does not hold", () => {
    expect(() => readTokens({ page: { $type: "color", $value: "{palette.none}" } })).toThrow("{palette.none}");
  });

  it("D17c a brand's token stands for the shared one, and leaves its neighbours", () => {
    const shared = { color: { $type: "color", page: colour("#000000"), card: colour("#111111") } };
    const joined = readTokens(merge(shared, { color: { page: colour("#222222") } }));
    expect(joined.map(({ css }) => css)).toEqual(["#222222", "#111111"]);
  });
});

/** OKLab, where distance is how different two colours look. */
function perceived(hex: string): readonly number[] {
  const [red, green, blue] = parseHex(hex).channels.map(linear) as [number, number, number];
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const middle = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return [
    0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short,
    0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short,
  ];
}
const distance = (first: readonly number[], second: readonly number[]) =>
  Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
