import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { controlOf } from "./controls.ts";

describe("controlOf", () => {
  it.each([
    { name: "ref", type: "Ref<HTMLButtonElement>", value: undefined },
    { name: "onValueChange", type: "(value: string) => void", value: undefined },
    { name: "onAction", type: "Action", value: undefined },
    { name: "iconStart", type: "IconDrawing", value: undefined },
    { name: "trigger", type: "ReactNode", value: createElement("b") },
    { name: "value", type: "DateRange", value: undefined },
    { name: "defaultValue", type: "readonly string[]", value: undefined },
  ])("D17c offers no control for $name of type $type without a value to edit", (prop) => {
    expect(controlOf(prop)).toBe(false);
  });

  it.each([
    { name: "error", type: "ReactNode", value: undefined },
    { name: "children", type: "ReactNode", value: "Deposit" },
    { name: "value", type: "string | null", value: null },
  ])("D17c edits $name of type $type as text", (prop) => {
    expect(controlOf(prop)).toEqual({ type: "text" });
  });

  it("D17c edits a number that may be missing as a number", () => {
    expect(controlOf({ name: "value", type: "number | null", value: null })).toEqual({ type: "number" });
  });

  it("D17c leaves a list with a value to the JSON editor of Storybook", () => {
    expect(controlOf({ name: "options", type: "readonly Option[]", value: [{ value: "a" }] })).toBeUndefined();
  });
});
