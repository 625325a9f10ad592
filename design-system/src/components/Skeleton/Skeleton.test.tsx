import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Skeleton, SKELETON_SHAPES } from "./Skeleton.tsx";

describe("Skeleton", () => {
  itConforms(Skeleton, {}, "span");

  it.each(SKELETON_SHAPES)("4.1.3 is hidden from screen readers and takes up space (%s)", (shape) => {
    const { container } = render(<Skeleton shape={shape} count={2} />);
    const group = container.firstElementChild;
    expect(group?.getAttribute("aria-hidden")).toBe("true");
    expect(group?.childElementCount).toBe(2);
    expect(group?.getBoundingClientRect().height).toBeGreaterThan(0);
  });

  it("2.2.2 pulses, unless isStill is set", () => {
    const { container, rerender } = render(<Skeleton shape="card" />);
    expect(container.getAnimations({ subtree: true })).toHaveLength(1);
    rerender(<Skeleton shape="card" isStill />);
    expect(container.getAnimations({ subtree: true })).toHaveLength(0);
  });
});
