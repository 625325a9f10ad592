import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Avatar } from "./Avatar.tsx";

function discOf(avatar: ReactElement): Element {
  const disc = render(avatar).container.firstElementChild;
  if (!disc) throw new Error("Nothing was drawn.");
  return disc;
}
const rectOf = (avatar: ReactElement) => discOf(avatar).getBoundingClientRect();
const colourOf = (name: string) => getComputedStyle(discOf(<Avatar name={name} />)).color;

describe("Avatar", () => {
  itConforms(Avatar, { name: "Nasrin Akter" }, "span");

  it("1.1.1 is hidden from screen readers if it has no label; otherwise it is an image with that name", async () => {
    const { container, rerender } = render(<Avatar name="Nasrin Akter" />);
    expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
    expect(container.textContent).toBe("NA");
    rerender(<Avatar name="Nasrin Akter" label="Nasrin Akter" />);
    await expect.element(page.getByRole("img", { name: "Nasrin Akter" })).toBeVisible();
  });

  it.each([
    ["small", 32],
    ["medium", 40],
    ["large", 64],
  ] as const)("1.4.4 the %s avatar is %d px wide and high", (size, edgePx) => {
    const { width, height } = rectOf(<Avatar name="Nasrin Akter" size={size} />);
    expect([width, height]).toEqual([edgePx, edgePx]);
  });

  it("1.4.1 has the same colour for the same name and another colour for another name", () => {
    expect(colourOf("Nasrin Akter")).toBe(colourOf("Nasrin Akter"));
    expect(colourOf("Nasrin Akter")).not.toBe(colourOf("rahim77"));
  });

  it("3.1.2 counts a Bengali conjunct as one letter of the initials", () => {
    expect(render(<Avatar name="কৃষ্ণা দাস" />, "bn").container.textContent).toBe("কৃদা");
  });

  it("1.1.1 shows an icon when the name is empty", () => {
    expect(render(<Avatar name="" />).container.querySelector("svg")).not.toBeNull();
  });
});
