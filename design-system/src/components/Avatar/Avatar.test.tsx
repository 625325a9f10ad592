import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Avatar } from "./Avatar.tsx";

describe("Avatar", () => {
  itConforms(Avatar, { name: "Nasrin Akter" }, "span");

  it("1.1.1 is passed by where the name stands beside it, and named where it stands alone", async () => {
    const { container, rerender } = render(<Avatar name="Nasrin Akter" />);
    expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
    expect(container.textContent).toBe("NA");
    rerender(<Avatar name="Nasrin Akter" label="Nasrin Akter" />);
    await expect.element(page.getByRole("img", { name: "Nasrin Akter" })).toBeVisible();
  });

  it("3.1.2 takes what a reader of Bengali sees as one letter", () => {
    expect(render(<Avatar name="কৃষ্ণা দাস" />, "bn").container.textContent).toBe("কৃদা");
  });

  it("1.1.1 shows a figure where there is no name", () => {
    expect(render(<Avatar name="" />).container.querySelector("svg")).not.toBeNull();
  });
});
