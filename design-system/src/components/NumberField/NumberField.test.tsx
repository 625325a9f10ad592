import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { NumberField } from "./NumberField.tsx";

const input = () => page.getByRole("textbox", { name: "Tickets" });
const button = (name: string) => page.getByRole("button", { name });

describe("NumberField", () => {
  itConforms(NumberField, { label: "Tickets" }, "input");

  it("APG spinbutton: arrows step, Page keys too, Home and End go to the limits", async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberField label="Tickets" defaultValue={5} min={1} max={99} onValueChange={onValueChange} />);
    await userEvent.tab();
    for (const [key, value] of [
      ["ArrowUp", "6"],
      ["ArrowDown", "5"],
      ["PageUp", "6"],
      ["PageDown", "5"],
      ["End", "99"],
      ["ArrowUp", "99"],
      ["Home", "1"],
      ["ArrowDown", "1"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(input()).toHaveValue(value);
    }
    expect(onValueChange).toHaveBeenLastCalledWith(1);
  });

  it("D17 goes on being stepped where no markup may be written as a text", async () => {
    const refused = vi.spyOn(Element.prototype, "innerHTML", "set").mockImplementation(() => {
      throw new TypeError("This document requires 'TrustedHTML' assignment.");
    });
    render(<NumberField label="Tickets" defaultValue={5} />);
    await userEvent.tab();
    for (const value of ["6", "7", "8"]) {
      await userEvent.keyboard("{ArrowUp}");
      await expect.element(input()).toHaveValue(value);
    }
    expect(refused).not.toHaveBeenCalled();
    refused.mockRestore();
  });

  it("2.5.1 is stepped by its buttons, which are no stop of Tab and know their limits", async () => {
    render(<NumberField label="Tickets" defaultValue={1} min={1} max={2} />);
    await expect.element(button("Decrease Tickets")).toBeDisabled();
    await button("Increase Tickets").click();
    await expect.element(input()).toHaveValue("2");
    await expect.element(button("Increase Tickets")).toBeDisabled();
    expect(button("Increase Tickets").element()).toHaveProperty("tabIndex", -1);
  });

  it("R501 groups by three, and takes Bengali digits as the same number", async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberField label="Tickets" onValueChange={onValueChange} />, "bn");
    await input().fill("১২৩৪৫৬৭");
    await userEvent.tab();
    await expect.element(input()).toHaveValue("1,234,567");
    expect(onValueChange).toHaveBeenLastCalledWith(1_234_567);
  });

  it("3.3.1 leaves what was typed beyond its limits for the form to refuse", async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberField label="Tickets" max={99} error="At most 99" onValueChange={onValueChange} />);
    await input().fill("120");
    await userEvent.tab();
    await expect.element(input()).toHaveValue("120");
    expect(onValueChange).toHaveBeenLastCalledWith(120);
    await expect.element(input()).toHaveAccessibleDescription("At most 99");
  });

  it("D21 sends the plain number, null when emptied", async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    const { container } = render(
      <form>
        <NumberField label="Tickets" name="count" defaultValue={1234} onValueChange={onValueChange} />
      </form>,
    );
    const sent = () => new FormData(container.querySelector("form") ?? undefined).get("count");
    expect(sent()).toBe("1234");
    await input().fill("");
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith(null);
    expect(sent()).toBe("");
  });

  it("D19 names its buttons and speaks in the language of the page", async () => {
    render(<NumberField label="টিকিট" defaultValue={3} />, "bn");
    await expect.element(button("টিকিট বাড়ান")).toBeVisible();
    await page.getByRole("textbox").fill("");
    await expect.poll(() => document.querySelector("[data-live-announcer]")?.textContent).toContain("খালি");
  });

  it("2.5.8 the buttons are at least 24 px wide and high", () => {
    render(<NumberField label="Tickets" />);
    for (const name of ["Increase Tickets", "Decrease Tickets"]) {
      const { width, height } = button(name).element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
