import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { MODES } from "../../src/theme/choices.ts";
import { problemsOf } from "../format.ts";
import { readTokenFiles } from "../read.ts";
import { buildBrand } from "./build-brand.ts";
import { run } from "./command.ts";
import { deriveRamp } from "./derive.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import { type BrandInput, readInput } from "./palette.ts";
import { BRAND_COLOURS } from "../../src/testing/samples/brand-colours.ts";

const files = readTokenFiles();
const NUSA: BrandInput = {
  brand: "nusa",
  name: "Nusa",
  colours: BRAND_COLOURS,
};
const withColours = (colours: Partial<BrandInput["colours"]>): BrandInput => ({
  ...NUSA,
  colours: { ...NUSA.colours, ...colours },
});

/** Runs the command on a file, in a new folder. */
function runOn(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-brand-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "brand.json");
  writeFileSync(file, text);
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = run(["brand", file, "--out", folder], files, { log: print, error: print });
  return { code, lines, folder };
}

describe("OKLCH", () => {
  it.each(["#000000", "#ffffff", "#0d1424", "#f7b134", "#ff8674", "#1765b0"])(
    "%s is unchanged after a conversion to OKLCH and back",
    (hex) => {
      expect(fromOklch(toOklch(hex))).toBe(hex);
    },
  );

  it("a colour that screens cannot show keeps its lightness and loses chroma", () => {
    const shown = toOklch(fromOklch({ lightness: 0.6, chroma: 0.5, hue: 150 }));
    expect(shown.lightness).toBeCloseTo(0.6, 1);
    expect(shown.chroma).toBeLessThan(0.3);
  });
});

describe("a colour ramp derived from a chosen colour", () => {
  const ramp = new Map([
    ["300", "#bac3d6"],
    ["900", "#141d32"],
    ["950", "#0d1424"],
  ]);

  it("is identical to our ramp when the chosen colour is ours", () => {
    expect(deriveRamp(ramp, "950", "#0d1424")).toEqual(ramp);
  });

  it("keeps its colours in the order of their lightness, and keeps the lightness of distant colours", () => {
    const derived = deriveRamp(ramp, "950", "#1c2a12");
    const lightness = (step: string) => toOklch(derived.get(step) ?? "").lightness;
    expect(derived.get("950")).toBe("#1c2a12");
    expect(lightness("900")).toBeGreaterThan(lightness("950"));
    expect(lightness("300")).toBeCloseTo(toOklch("#bac3d6").lightness, 2);
  });

  it.each(["#3fbf5f", "#a78bfa"])("%s keeps its hue in every colour, although our marigold ends in brown", (chosen) => {
    const marigold = new Map([
      ["400", "#f7b134"],
      ["700", "#7a4a00"],
    ]);
    const { hue } = toOklch(chosen);
    for (const hex of deriveRamp(marigold, "400", chosen).values())
      expect(Math.abs(toOklch(hex).hue - hue)).toBeLessThan(8);
  });
});

describe("a brand of eight colours", () => {
  it.each([
    ["a bright accent", {}],
    ["a deep accent", { accent: "#1f4fa8" }],
    ["grey pages", { night: "#141414", day: "#f5f5f5" }],
  ])("1.4.3, 1.4.6 and 1.4.11: has enough contrast everywhere with %s", (_name, colours) => {
    const { failures } = buildBrand(withColours(colours), files);
    expect(failures.map(({ mode, foreground, background, ratio }) => [mode, foreground, background, ratio])).toEqual(
      [],
    );
  });

  it("writes a sheet and a Design Tokens file for each mode", () => {
    const built = buildBrand(NUSA, files).files;
    expect([...built.keys()].toSorted()).toEqual(MODES.flatMap((mode) => [`${mode}.css`, `${mode}.json`]).toSorted());
    for (const mode of MODES) expect(problemsOf(JSON.parse(built.get(`${mode}.json`) ?? ""))).toEqual([]);
    expect(built.get("dark.css")).toContain('[data-brand="nusa"]:not([data-theme="light"])');
    expect(built.get("dark.css")).toContain("--lk-color-background-page: #101a17;");
    expect(built.get("light.css")).toContain("--lk-color-background-page: #f2f4ec;");
  });
});

describe("the command that generates a brand", () => {
  it("writes the derived files", () => {
    const { code, folder, lines } = runOn(JSON.stringify(NUSA));
    expect(lines.join("\n")).toContain("Every pair of colours has enough contrast");
    expect(code).toBe(0);
    expect(readdirSync(path.join(folder, "nusa"))).toHaveLength(2 * MODES.length);
    expect(readFileSync(path.join(folder, "nusa/light.css"), "utf8")).toMatch(/^@layer reset, theme, base/);
  });

  it("1.4.3 names a pair with too little contrast, both ratios and the nearest good colour, and writes nothing", () => {
    const { code, folder, lines } = runOn(JSON.stringify(withColours({ ring: "#4f9a86" })));
    expect(code).toBe(1);
    expect(lines[0]).toMatch(
      /^dark: ball\.ring \(#4f9a86\) on .+: \d+\.\d\d:1, needs [\d.]+:1; nearest that passes: #\w{6}$/,
    );
    expect(readdirSync(folder)).toEqual(["brand.json"]);
  });

  it.each([
    ["{", "It is not JSON"],
    ["[]", "must be an object"],
    ['{"brand":"Nusa Tiga"}', '"brand" must be a word'],
    ['{"brand":"sen"}', 'must not be "sen"'],
    ['{"brand":"nusa"}', '"colours.night" is missing: page of the dark theme.'],
    ['{"brand":"nusa","colours":{"night":"black"}}', '"colours.night" must be a colour'],
    ['{"brand":"nusa","colours":{"lantern":"#000000"}}', '"colours.lantern" is unknown'],
  ])("explains the error in the input %s", (text, problem) => {
    const { code, lines } = runOn(text);
    expect(code).toBe(1);
    expect(lines.join("\n")).toContain(problem);
    expect(readInput(text)).toHaveProperty("problems");
  });

  it.each([
    [["brand", "missing.json"], 1, "missing.json: The file cannot be read: ENOENT"],
    [["brand", tmpdir()], 1, "The file cannot be read: EISDIR"],
    [["brand", "brand.json", "--colour"], 1, "Unknown option '--colour'"],
    [["brand"], 1, "design-system brand <brand.json>"],
    [["--help"], 0, "design-system brand <brand.json>"],
  ])("with the arguments %j it exits with code %i and prints %s", (argv, code, text) => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    expect(run(argv, files, { log: print, error: print })).toBe(code);
    expect(lines.join("\n")).toContain(text);
  });
});
