import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Switch } from "./Switch.tsx";

const control = () => page.getByRole("switch", { name: "Sounds" });

describe("Switch", () => {
  itConforms(Switch, { label: "Sounds" }, "input");

  it("APG switch: Space turns it on and off, and so do its label and its track", async () => {
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

  it("APG switch: its name does not change with its state", async () => {
    render(<Switch label="Sounds" defaultChecked description="Of games and of the lobby" />);
    await expect.element(control()).toHaveAccessibleDescription("Of games and of the lobby");
    await control().click();
    await expect.element(control()).toBeVisible();
  });

  it("D12 takes no press while a change is under way, and keeps the focus", async () => {
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

  it("2.5.8 is at least 24 px high where it can be pressed", () => {
    const { container } = render(<Switch label="Sounds" />);
    expect(container.querySelector("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    expect(control().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it("1.4.1 says on or off by the place of its thumb, which moves the other way from right to left", async () => {
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

  it("2.3.3 slides at once under reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(<Switch label="Sounds" />);
    const thumb = control().element().nextElementSibling;
    expect(thumb && getComputedStyle(thumb).transitionDuration).toBe("0s");
  });
});
