import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { NotificationDot } from "./NotificationDot.tsx";

describe("NotificationDot", () => {
  itConforms(NotificationDot, { label: "3 unread messages", children: null }, "span");

  it.each([
    [3, "3"],
    [99, "99"],
    [12_000, "99+"],
  ])("R145 shows %d as %s, and screen readers hear the label instead", async (count, shown) => {
    const { container } = render(
      <NotificationDot label={`${count} unread messages`} count={count}>
        <span />
      </NotificationDot>,
    );
    expect(container.querySelector("[aria-hidden=true]")?.textContent).toBe(shown);
    await expect.element(page.getByText(`${count} unread messages`)).toBeInTheDocument();
  });

  it("1.4.11 keeps its digits readable in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(
      <NotificationDot label="3 unread messages" count={3}>
        <span />
      </NotificationDot>,
    );
    const mark = container.querySelector("[aria-hidden=true]");
    expect(mark && getComputedStyle(mark).forcedColorAdjust).toBe("none");
  });
});
