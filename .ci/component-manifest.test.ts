import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { componentManifest, manifestFiles } from "./component-manifest.ts";

const folder = path.join(import.meta.dirname, "../design-system/src/components");
const { components } = componentManifest();
const find = (name: string) => components.find((component) => component.name === name);

describe("the manifest of components", () => {
  it("D17c holds every component, with what it is for and when it is not", () => {
    expect(components.map(({ name }) => name)).toEqual(readdirSync(folder).toSorted());
    const silent = components.filter(
      ({ summary, whenToUse, whenNotToUse, accessibility, parts }) =>
        !summary || !whenToUse || !whenNotToUse || !accessibility || parts.length === 0,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("D17c every component and every prop says what it is", () => {
    const mute = components.flatMap(({ parts }) =>
      parts.flatMap(({ name, description, props }) => [
        ...(description ? [] : [name]),
        ...Object.entries(props).flatMap(([prop, doc]) => (doc.description ? [] : [`${name}.${prop}`])),
      ]),
    );
    expect(mute).toEqual([]);
  });

  it("D17c names stories and keys as Storybook and the pages do", () => {
    expect(find("Dialog")?.docsId).toBe("components-dialog--docs");
    expect(find("Dialog")?.stories.FocusesAField).toBe("components-dialog--focuses-a-field");
    expect(find("Tabs")?.keyboard).toContainEqual({ keys: "Home / End", effect: "Chooses the first, the last." });
    const keyless = components.filter(({ name, keyboard }) => {
      const page = readFileSync(path.join(folder, name, `${name}.mdx`), "utf8");
      return page.includes("<Keys") && keyboard.length === 0;
    });
    expect(keyless.map(({ name }) => name)).toEqual([]);
  });

  it("shows the props of each form of a component, required where all forms require them", () => {
    const [chip] = find("Chip")?.parts ?? [];
    expect(chip?.props.label?.required).toBe(true);
    expect(chip?.props.onRemove?.required).toBe(false);
    expect(chip?.props.pressed?.type).toBe("boolean");
  });

  it("writes a line for each into the index", () => {
    const index = manifestFiles()["llms.txt"]?.match(/^- \[.+\]\(\?path=.+\): .+$/gm);
    expect(index).toHaveLength(components.length);
  });
});
