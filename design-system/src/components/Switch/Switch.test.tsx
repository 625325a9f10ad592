import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Switch } from "./Switch.tsx";

const control = () => page.getByRole("switch", { name: "Sounds" });

describe("Switch", () => {
  itConforms(Switch, { label: "Sounds" }, "input");

  it("APG switch: toggles by Space, by its label and by its track", async () => {
    const onChange = vi.fn<() => void>();
    render(<Switch label="Sounds" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(control()).toBeChecked();
    await page.getByText("Sounds").click();
    await expect.element(control()).not.toBeChecked();
    await control().click();
    await expect.element(control()).toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it("APG switch: keeps its name when its state changes", async () => {
    render(<Switch label="Sounds" defaultChecked description="Of games and of the lobby" />);
    await expect.element(control()).toHaveAccessibleDescription("Of games and of the lobby");
    await control().click();
    await expect.element(control()).toBeVisible();
  });

  it("D12 ignores presses and keeps the focus while loading", async () => {
    const onChange = vi.fn<() => void>();
    render(<Switch label="Sounds" loading onChange={onChange} />);
    const busy = page.getByRole("switch");
    await busy.click({ force: true });
    await userEvent.keyboard(" ");
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(busy).not.toBeChecked();
    await expect.element(busy).toHaveFocus();
    await expect.element(busy).toHaveAttribute("aria-busy", "true");
  });

  it("2.5.8 has a press area at least 24 px high", () => {
    const { container } = render(<Switch label="Sounds" />);
    expect(container.querySelector("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    expect(control().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it("1.4.1 moves its thumb to show its state, and to the left on right-to-left pages", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(
      <div dir="rtl">
        <Switch label="Sounds" />
      </div>,
    );
    const thumb = control().element().nextElementSibling;
    const before = thumb?.getBoundingClientRect().x ?? 0;
    await control().click();
    expect(thumb?.getBoundingClientRect().x).toBeLessThan(before);
  });

  it("2.3.3 moves its thumb without animation with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(<Switch label="Sounds" />);
    const thumb = control().element().nextElementSibling;
    expect(thumb && getComputedStyle(thumb).transitionDuration).toBe("0s");
  });
});
