import path from "node:path";
import { describe, expect, it } from "vitest";
import { propDocs } from "./prop-docs.ts";

const components = path.join(import.meta.dirname, "../../design-system/src/components");
const propsOf = (name: string) =>
  propDocs(path.join(components, name, `${name}.tsx`)).find((doc) => doc.name === name)?.props ?? {};

describe("propDocs", () => {
  it("lists the values of a prop whose type is in another file, with the prop's docstring and default", () => {
    expect(propsOf("Button").size).toEqual({
      required: false,
      type: '"small" | "medium" | "large"',
      description: "Height of the button; on touch screens at least 44 px.",
      defaultValue: '"medium"',
    });
    expect(propsOf("Button").loading?.description).toMatch(/^Whether the action is running/);
  });

  it("lists inherited props, except those that the component omits and those of React", () => {
    const props = propsOf("PasswordField");
    expect(props.label?.required).toBe(true);
    expect(Object.keys(props)).not.toContain("type");
    expect(Object.keys(props)).not.toContain("onClick");
    expect(props.autoComplete?.type).toBe('"current-password" | "new-password" | "off"');
  });

  it("shows the fields of the entries when a prop is a list, and lists required props first", () => {
    const { items, ...others } = propsOf("Tabs");
    expect(items?.shape).toMatch(/^interface TabItem \{/);
    const required = Object.values(propsOf("Tabs")).map((prop) => prop.required);
    expect(required).toEqual(required.toSorted((left, right) => Number(right) - Number(left)));
    expect(others.defaultValue?.defaultValue).toBe("the first tab");
  });
});
