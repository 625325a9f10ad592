import { createElement, createRef, type ComponentType, type RefObject } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "./render.tsx";

/**
 * Tests what every component promises: it passes a `ref` and extra attributes to its element, and logs nothing to the console.
 * @param props only the required props: a component must work with these alone.
 */
export function itConforms<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  elementName: string,
): void {
  it("D17c passes its ref and data attributes to its element, logs no error, and gives each button a type", () => {
    const errors = vi.spyOn(console, "error");
    onTestFinished(() => errors.mockRestore());
    const ref: RefObject<HTMLElement | null> = createRef();
    const { container } = render(createElement(component, { ...props, ref, "data-probe": "yes" }));
    expect(ref.current?.localName).toBe(elementName);
    expect(ref.current?.dataset.probe).toBe("yes");
    expect(errors).not.toHaveBeenCalled();
    // Without a type, a button submits the form around it.
    const types = [...container.querySelectorAll("button")].map((button) => button.getAttribute("type"));
    expect(types.filter((type) => type !== "button" && type !== "submit")).toEqual([]);
  });
}
