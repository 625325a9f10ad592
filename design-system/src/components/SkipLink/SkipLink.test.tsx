import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { SkipLink } from "./SkipLink.tsx";

describe("SkipLink", () => {
  itConforms(SkipLink, { label: "Skip to content", targetId: "content" }, "a");

  it("2.4.1 is visible only while it has the focus, and moves the focus to its target", async () => {
    render(
      <>
        <SkipLink label="Skip to content" targetId="content" />
        <a href="#home">Home</a>
        <div id="content" tabIndex={-1}>
          <a href="#play">Play</a>
        </div>
      </>,
    );
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect(skip.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect.element(skip).toHaveFocus();
    expect(skip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.id).toBe("content");
    expect(skip.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Play" })).toHaveFocus();
  });
});
