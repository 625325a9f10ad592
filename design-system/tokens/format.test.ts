import { describe, expect, it } from "vitest";
import { BRANDS, MODES } from "../src/theme/choices.ts";
import { build } from "./build.ts";
import type { Group } from "./dtcg.ts";
import { problemsOf } from "./format.ts";

const red = { $type: "color", $value: { colorSpace: "srgb", components: [1, 0, 0], hex: "#ff0000" } };
const px = (value: unknown): Group => JSON.parse(JSON.stringify({ gap: { $type: "dimension", $value: value } }));

describe("exports for design tools", () => {
  const { files } = build();

  it.each(BRANDS.flatMap((brand) => MODES.map((mode) => [brand, mode] as const)))(
    "D17c the export of %s, %s is a valid Design Tokens file that needs no other",
    (brand, mode) => {
      const file: Group = JSON.parse(files.get(`tokens/export/${brand}/${mode}.json`) ?? "null");
      expect(problemsOf(file)).toEqual([]);
      expect(Object.keys(file)).toEqual(
        expect.arrayContaining(["palette", "color", "elevation", "space", "radius", "font", "motion", "breakpoint"]),
      );
    },
  );
});

describe("problemsOf", () => {
  it.each<[string, Group, string]>([
    ["a name with a dot", { "a.b": red }, "a name that references cannot hold"],
    ["a dollar property of nobody", { red: { ...red, $colour: "x" } }, "not a property of the format"],
    ["a type of nobody", { red: { $type: "colour", $value: "#ff0000" } }, 'the type "colour"'],
    ["a colour as text", { red: { $type: "color", $value: "#ff0000" } }, "is not a color"],
    [
      "a channel above 1",
      { red: { $type: "color", $value: { colorSpace: "srgb", components: [255, 0, 0] } } },
      "is not a color",
    ],
    ["a length without a unit", px({ value: 4 }), "is not a dimension"],
    ["a length in another unit", px({ value: 4, unit: "em" }), "is not a dimension"],
    ["a length as text", px("4px"), "is not a dimension"],
    ["an alias that leads nowhere", { a: { $type: "color", $value: "{b}" } }, "{b} leads nowhere"],
    [
      "an alias of another type",
      { a: { $type: "color", $value: "{gap}" }, ...px({ value: 4, unit: "px" }) },
      "is a dimension, not a color",
    ],
    [
      "aliases in a circle",
      { a: { $type: "color", $value: "{b}" }, b: { $type: "color", $value: "{a}" } },
      "leads back to itself",
    ],
    ["a token inside a token", { red: { ...red, deep: red } }, "stands inside a token"],
    ["a curve that goes back in time", { c: { $type: "cubicBezier", $value: [-1, 0, 1, 1] } }, "is not a cubicBezier"],
  ])("D17c finds %s", (_name, file, message) => {
    expect(problemsOf(file).join("\n")).toContain(message);
  });

  it("D17c finds nothing in a file that is right", () => {
    expect(problemsOf({ $schema: "x", red, same: { $type: "color", $value: "{red}" } })).toEqual([]);
  });
});
