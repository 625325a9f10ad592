import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { GROUPS } from "../.ci/component-docs/lifecycle.ts";
import { BRANDS, MODES } from "../design-system/src/theme/choices.ts";
import { describe, expect, it } from "vitest";
import { chromaticModes, viewports, visualModes, WIDTHS_PX } from "./modes.ts";

const root = path.join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const BUTTON = { title: "Components/Actions/Button", name: "Default" };
const STRESS = { title: "Components/Actions/Button", name: "Stress" };
const LOBBY = { title: "Screens", name: "Lobby" };
const modesOf = (story: typeof BUTTON) => Object.values(chromaticModes(story));

describe("the modes in which a story is captured", () => {
  it("D18 cover dark and light at 360 and 1024 pixels for each component", () => {
    expect(Object.keys(chromaticModes(BUTTON))).toEqual(["dark 360", "light 360", "dark 1024", "light 1024"]);
  });

  it("D18 cover every theme, brand and width for a screen", () => {
    const modes = modesOf(LOBBY);
    expect(new Set(modes.map(({ theme }) => theme))).toEqual(new Set(MODES));
    expect(new Set(modes.map(({ brand = BRANDS[0] }) => brand))).toEqual(new Set(BRANDS));
    expect(new Set(modes.map(({ viewport }) => viewport))).toEqual(new Set([360, 1024, 1920]));
  });

  it("D18 cover every theme and brand, right-to-left and forced colours for a stress story", () => {
    const modes = modesOf(STRESS);
    expect(new Set(modes.map(({ theme }) => theme))).toEqual(new Set(MODES));
    expect(new Set(modes.map(({ brand = BRANDS[0] }) => brand))).toEqual(new Set(BRANDS));
    expect(modes.filter(({ direction }) => direction === "rtl")).toHaveLength(1);
    expect(modes.filter(({ forcedColors }) => forcedColors === "active")).toHaveLength(1);
    expect(Object.keys(visualModes(STRESS))).toEqual(
      expect.arrayContaining(["right to left 360", "forced colours 360"]),
    );
  });

  it("D18 have a viewport in Storybook's toolbar for every width", () => {
    expect(Object.values(viewports).map(({ styles }) => styles.width)).toEqual(WIDTHS_PX.map((width) => `${width}px`));
  });
});

describe("the Chromatic configuration", () => {
  const config: { buildScriptName: string; storybookConfigDir: string; externals: string[] } = JSON.parse(
    read(".storybook/chromatic.config.json"),
  );

  it("names an existing build script and the folder .storybook", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
    expect(scripts).toHaveProperty(config.buildScriptName);
    expect(path.join(root, config.storybookConfigDir)).toBe(import.meta.dirname);
  });

  it("lists only existing files as external sources of a story", () => {
    const missing = config.externals.filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });

  it("holds no token, because the token comes from the environment", () => {
    expect(Object.keys(config).filter((name) => /token/i.test(name))).toEqual([]);
  });
});

it("D17h the sidebar lists the groups of components in their order", () => {
  const [, list = ""] = /"Components",[^[]*\[([^\]]+)\]/.exec(read(".storybook/preview.tsx")) ?? [];
  expect([...list.matchAll(/"([^"]+)"/g)].map(([, group]) => group)).toEqual(GROUPS);
});
