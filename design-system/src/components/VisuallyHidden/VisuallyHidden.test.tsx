import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

describe("VisuallyHidden", () => {
  itConforms(VisuallyHidden, { children: "unread messages" }, "span");

  it("1.3.1 is read by screen readers and takes up no space", async () => {
    render(
      <button type="button">
        3 <VisuallyHidden id="unread">unread messages</VisuallyHidden>
      </button>,
    );
    await expect.element(page.getByRole("button", { name: "3 unread messages" })).toBeVisible();
    const { width, height } = document.getElementById("unread")?.getBoundingClientRect() ?? { width: 9, height: 9 };
    expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  });

  it("R501 is not part of a copied text", () => {
    const { container } = render(
      <p>
        <VisuallyHidden>minus</VisuallyHidden>
        <span>−৳5.00</span>
      </p>,
    );
    getSelection()?.selectAllChildren(container);
    expect(getSelection()?.toString().trim()).toBe("−৳5.00");
  });
});
