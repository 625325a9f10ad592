import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { GROUPS } from "./lifecycle.ts";
import { componentManifest, manifestFiles } from "./component-manifest.ts";

const folder = path.join(import.meta.dirname, "../../design-system/src/components");
const { components } = componentManifest();
const find = (name: string) => components.find((component) => component.name === name);
const attributesOf = (name: string) => find(name)?.parts[0]?.attributes;

describe("the component manifest", () => {
  it("D17c describes every component, when to use it and when not to use it", () => {
    expect(components.map(({ name }) => name)).toEqual(readdirSync(folder).toSorted());
    const silent = components.filter(
      ({ summary, whenToUse, whenNotToUse, accessibility, parts }) =>
        !summary || !whenToUse || !whenNotToUse || !accessibility || parts.length === 0,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("D17c contains example code for each component, and the code imports the component from the package", () => {
    const wrong = components.filter(({ import: from, code }) => !code.includes(`from "${from}"`));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("D17c lists the names that other design systems give to each component, without punctuation", () => {
    expect(find("Dialog")?.otherNames).toEqual(["modal", "lightbox", "pop-up window"]);
    const wrong = components.filter(({ otherNames }) => otherNames.some((name) => !/^[\w-]+(?: [\w-]+)*$/.test(name)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("D17c has the group, the status and the first version of each component", () => {
    expect(find("Button")).toMatchObject({ group: "Actions", status: "ready", since: "0.1.0" });
    expect(find("Slider")?.status).toBe("new");
    expect(new Set(components.map(({ group }) => group))).toEqual(new Set(GROUPS));
  });

  it("D17c describes every component part and every prop", () => {
    const mute = components.flatMap(({ parts }) =>
      parts.flatMap(({ name, description, props }) => [
        ...(description ? [] : [name]),
        ...Object.entries(props).flatMap(([prop, doc]) => (doc.description ? [] : [`${name}.${prop}`])),
      ]),
    );
    expect(mute).toEqual([]);
  });

  it("D17c names the native attributes that a component accepts beside its props", () => {
    expect(attributesOf("TextField")).toBe("InputHTMLAttributes<HTMLInputElement>");
    expect(attributesOf("DatePicker")).toBe("FieldsetHTMLAttributes<HTMLFieldSetElement>");
    expect(attributesOf("PasswordField")).toBe("InputHTMLAttributes<HTMLInputElement>");
    expect(attributesOf("Select")).toBeUndefined();
    expect(find("Link")?.parts[0]?.attributesExcept).toEqual(["target", "rel"]);
    expect(find("PasswordField")?.parts[0]?.attributesExcept).toEqual(["type", "size"]);
  });

  it("D17c uses Storybook's ids for stories, and lists the keyboard keys that the documentation pages list", () => {
    expect(find("Dialog")?.docsId).toBe("components-dialog--docs");
    expect(find("Dialog")?.stories.FocusesAField).toBe("components-dialog--focuses-a-field");
    expect(find("Tabs")?.keyboard).toContainEqual({ keys: "Home / End", effect: "Chooses the first or the last tab." });
    const keyless = components.filter(({ name, keyboard }) => {
      const page = readFileSync(path.join(folder, name, `${name}.mdx`), "utf8");
      return page.includes("<Keys") && keyboard.length === 0;
    });
    expect(keyless.map(({ name }) => name)).toEqual([]);
  });

  it("lists the props of a component with several forms, and marks a prop as required if every form requires it", () => {
    const [chip] = find("Chip")?.parts ?? [];
    expect(chip?.props.label?.required).toBe(true);
    expect(chip?.props.onRemove?.required).toBe(false);
    expect(chip?.props.pressed?.type).toBe("boolean");
  });

  it("writes one line for each component into the index llms.txt", () => {
    const index = manifestFiles()["llms.txt"]?.match(/^- \[.+\]\(\?path=.+\): .+$/gm);
    expect(index).toHaveLength(components.length);
  });
});
