import { createElement, createRef, type ComponentType, type RefObject } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "./render.tsx";

/**
 * What every component promises: a `ref` to its element, attributes of one's own on it, and a quiet console.
 * @param props the required props, and nothing else (a component with only those must be right).
 */
export function itConforms<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  elementName: string,
): void {
  it("D17c gives its element by ref, takes attributes of one's own, and keeps the console quiet", () => {
    const errors = vi.spyOn(console, "error");
    onTestFinished(() => errors.mockRestore());
    const ref: RefObject<HTMLElement | null> = createRef();
    render(createElement(component, { ...props, ref, "data-probe": "yes" }));
    expect(ref.current?.localName).toBe(elementName);
    expect(ref.current?.dataset.probe).toBe("yes");
    expect(errors).not.toHaveBeenCalled();
  });
}
