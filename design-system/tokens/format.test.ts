import { describe, expect, it } from "vitest";
import { BRANDS, MODES } from "../src/theme/choices.ts";
import { build } from "./build.ts";
import type { Group } from "./dtcg.ts";
import { designTokensText } from "./export.ts";
import { problemsOf } from "./format.ts";

const red = { $type: "color", $value: { colorSpace: "srgb", components: [1, 0, 0], hex: "#ff0000" } };
const px = (value: unknown): Group => JSON.parse(JSON.stringify({ gap: { $type: "dimension", $value: value } }));

describe("exports for design tools", () => {
  const { files } = build();

  it.each(BRANDS.flatMap((brand) => MODES.map((mode) => [brand, mode] as const)))(
    "D17c the export of %s, %s is a complete and valid Design Tokens file",
    (brand, mode) => {
      const file: Group = JSON.parse(files.get(`tokens/export/${brand}/${mode}.json`) ?? "null");
      expect(problemsOf(file)).toEqual([]);
      expect(Object.keys(file)).toEqual(
        expect.arrayContaining(["palette", "color", "elevation", "space", "radius", "font", "motion", "breakpoint"]),
      );
    },
  );
});

it("D17c designTokensText writes one token per line", () => {
  const file = { $schema: "x", deep: { red, 'a "b"': red }, $extensions: { list: [1] } };
  const lines = designTokensText(file).split("\n");
  expect(JSON.parse(lines.join(""))).toEqual(file);
  expect(lines.filter((line) => line.includes("$value"))).toHaveLength(2);
});

describe("problemsOf", () => {
  it.each<[string, Group, string]>([
    ["a token name with a dot", { "a.b": red }, "a name that references cannot hold"],
    ["an unknown dollar property", { red: { ...red, $colour: "x" } }, "not a property of the format"],
    ["an unknown type", { red: { $type: "colour", $value: "#ff0000" } }, 'the type "colour"'],
    ["a colour as text", { red: { $type: "color", $value: "#ff0000" } }, "is not a color"],
    [
      "a channel above 1",
      { red: { $type: "color", $value: { colorSpace: "srgb", components: [255, 0, 0] } } },
      "is not a color",
    ],
    ["a dimension without a unit", px({ value: 4 }), "is not a dimension"],
    ["a dimension with an invalid unit", px({ value: 4, unit: "em" }), "is not a dimension"],
    ["a dimension as text", px("4px"), "is not a dimension"],
    ["an alias to a missing token", { a: { $type: "color", $value: "{b}" } }, "{b} leads nowhere"],
    [
      "an alias of another type",
      { a: { $type: "color", $value: "{gap}" }, ...px({ value: 4, unit: "px" }) },
      "is a dimension, not a color",
    ],
    [
      "circular aliases",
      { a: { $type: "color", $value: "{b}" }, b: { $type: "color", $value: "{a}" } },
      "leads back to itself",
    ],
    ["a token inside a token", { red: { ...red, deep: red } }, "stands inside a token"],
    [
      "an easing curve with a negative time",
      { c: { $type: "cubicBezier", $value: [-1, 0, 1, 1] } },
      "is not a cubicBezier",
    ],
  ])("D17c reports %s", (_name, file, message) => {
    expect(problemsOf(file).join("\n")).toContain(message);
  });

  it("D17c reports nothing in a valid file", () => {
    expect(problemsOf({ $schema: "x", red, same: { $type: "color", $value: "{red}" } })).toEqual([]);
  });
});
