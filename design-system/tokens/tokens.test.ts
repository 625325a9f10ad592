import { differenceEuclidean } from "culori";
import { describe, expect, it } from "vitest";
import { BRANDS, contrastOf, MODES } from "../src/theme/choices.ts";
import { vars } from "../src/theme/contract.css.ts";
import { build } from "./build.ts";
import { blend, contrast, LEAST_CONTRAST, parseHex, toHex } from "./contrast.ts";
import { type Group, readTokens, type Token } from "./dtcg.ts";
import { measurePairs } from "./pairs.ts";
import { readTokenFiles } from "./read.ts";
import { merge, resolveTokens } from "./resolve.ts";

/** How different two colours look. */
const distance = differenceEuclidean("oklab");

const colour = (hex: string): Group => ({
  $type: "color",
  $value: { colorSpace: "srgb", components: [...parseHex(hex).channels], hex },
});
const { brands, measures } = resolveTokens(readTokenFiles());
const everyMode = brands.flatMap((brand) => brand.modes.map((mode) => [brand.brand, mode.mode, mode] as const));
const px = (css = "") => Number.parseInt(css, 10);
const paths = (tokens: readonly Token[]) => tokens.map(({ path }) => path).sort();

interface Names {
  readonly [key: string]: string | Names;
}
const leaves = (names: Names, group = ""): string[] =>
  Object.entries(names).flatMap(([key, name]) =>
    typeof name === "string" ? [group + key] : leaves(name, `${group}${key}.`),
  );

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#ffffff", "#ffffff", 1],
  ])("1.4.3 the contrast of %s on %s is %d", (first, second, ratio) => {
    expect(contrast(parseHex(first), parseHex(second))).toBeCloseTo(ratio, 2);
  });

  it("1.4.3 a translucent colour is blended with its background before it is measured", () => {
    expect(toHex(blend(parseHex("#00000080"), parseHex("#ffffff")))).toBe("#7f7f7f");
  });

  it("1.4.3 finds a pair of colours below its minimum contrast, even if only its hover colour is below", () => {
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

  it("1.4.3, 1.4.6 and 1.4.11: the build finds no pair below its minimum contrast", () => {
    expect(build().failures).toEqual([]);
  });

  it.each(everyMode)(
    "1.4.3, 1.4.6 and 1.4.11: every declared pair of %s, %s has its minimum contrast",
    (_brand, mode, values) => {
      const least = LEAST_CONTRAST[contrastOf(mode)];
      expect(values.pairs.length).toBeGreaterThan(150);
      for (const { kind, foreground, background, ratio } of values.pairs) {
        // The ring of a ball lies between a light face and the page, and cannot have more than 3:1 with both.
        const asked = foreground.startsWith("ball.") && kind === "part" ? LEAST_CONTRAST.standard.part : least[kind];
        expect(ratio, `${foreground} on ${background}`).toBeGreaterThanOrEqual(asked);
      }
    },
  );

  it.each(everyMode)("D17c the brand %s in its %s mode has a colour for every role", (_brand, _mode, values) => {
    expect(paths(values.tokens)).toEqual(paths(brands[0]?.modes[0]?.tokens ?? []));
  });

  it("D17c the roles of the tokens are the colours and elevations of the contract", () => {
    const { color, elevation } = vars;
    expect(paths(brands[0]?.modes[0]?.tokens ?? [])).toEqual(leaves({ color, elevation }).toSorted());
  });

  it.each(everyMode)(
    "1.4.1 the accent colour of the brand %s in its %s mode differs from the colours of danger and gain",
    (_brand, _mode, values) => {
      const colour = (role: string) => values.tokens.find(({ path }) => path === `color.${role}`)?.css ?? "";
      const accent = colour("background.accent");
      const near = ["background.danger", "background.positive"].filter(
        (other) => distance(accent, colour(other)) < 0.09,
      );
      expect(near).toEqual([]);
    },
  );

  it("D17c every colour of a palette is used by a role", () => {
    const idle = brands.flatMap(({ brand, palette, modes }) => {
      const taken = JSON.stringify(modes.map(({ tokens }) => tokens.map(({ value }) => value)));
      return [...palette.keys()].filter((path) => !taken.includes(`{${path}}`)).map((path) => `${brand} ${path}`);
    });
    expect(idle).toEqual([]);
  });

  it("D17c no two brands have the same page, card or accent colour", () => {
    const roles = ["color.background.page", "color.background.card", "color.background.accent"];
    const looks = everyMode.flatMap(([, mode, { tokens }]) =>
      roles.map((role) => `${mode} ${role} ${tokens.find(({ path }) => path === role)?.css}`),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe("sizes and durations", () => {
  it("2.5.5 controls are at least 44 px high for touch and 24 px for a mouse", () => {
    const controls = measures.filter(({ path }) => path.startsWith("size.control."));
    expect(controls).toHaveLength(3);
    expect(Math.min(...controls.map(({ when }) => px(when.comfortable)))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...controls.flatMap(({ css, when }) => [px(css), px(when.compact)]))).toBeGreaterThanOrEqual(24);
  });

  it("2.3.3 every duration is zero with reduced motion", () => {
    const durations = measures.filter(({ type }) => type === "duration");
    expect(durations.length).toBeGreaterThan(0);
    expect(durations.filter(({ when }) => when.reducedMotion !== "0ms")).toEqual([]);
  });
});

describe("token files", () => {
  it("D17c rejects a colour whose hex differs from its components, and names the components of the hex", () => {
    const value = { colorSpace: "srgb", components: [0, 0, 0], hex: "#ddf3e8" };
    expect(() => readTokens({ ink: { $type: "color", $value: value } })).toThrow(
      "ink: its components say #000000, its hex #ddf3e8. The components of #ddf3e8 are [0.8667, 0.9529, 0.9098].",
    );
  });

  it("D17c rejects an alias that is not in the palette", () => {
    expect(() => readTokens({ page: { $type: "color", $value: "{palette.none}" } })).toThrow("{palette.none}");
  });

  it("D17c a token of a brand replaces the shared token and no other", () => {
    const shared = { color: { $type: "color", page: colour("#000000"), card: colour("#111111") } };
    const joined = readTokens(merge(shared, { color: { page: colour("#222222") } }));
    expect(joined.map(({ css }) => css)).toEqual(["#222222", "#111111"]);
  });
});
