import path from "node:path";
import { describe, expect, it } from "vitest";
import { propDocs } from "./prop-docs.ts";

const components = path.join(import.meta.dirname, "../design-system/src/components");
const propsOf = (name: string) =>
  propDocs(path.join(components, name, `${name}.tsx`)).find((doc) => doc.name === name)?.props ?? {};

describe("propDocs", () => {
  it("writes out a list of words that stands in another file, with its docstring and default", () => {
    expect(propsOf("Button").size).toEqual({
      required: false,
      type: '"small" | "medium" | "large"',
      description: "Its height; on a touch screen never below 44 px.",
      defaultValue: '"medium"',
    });
    expect(propsOf("Button").loading?.description).toMatch(/^The action is under way/);
  });

  it("keeps fields of what a component extends, but for those left out and those of React", () => {
    const props = propsOf("PasswordField");
    expect(props.label?.required).toBe(true);
    expect(Object.keys(props)).not.toContain("type");
    expect(Object.keys(props)).not.toContain("onClick");
    expect(props.autoComplete?.type).toBe('"current-password" | "new-password" | "off"');
  });

  it("shows what the entries of a list look like, and puts what is required first", () => {
    const { items, ...others } = propsOf("Tabs");
    expect(items?.shape).toMatch(/^interface TabItem \{/);
    const required = Object.values(propsOf("Tabs")).map((prop) => prop.required);
    expect(required).toEqual(required.toSorted((left, right) => Number(right) - Number(left)));
    expect(others.defaultValue?.defaultValue).toBe("the first");
  });
});
