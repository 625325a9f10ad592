import type { FormEvent } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { liveRegionText } from "../../testing/live-region-text.ts";
import { FILL_METHODS } from "../../testing/fill-methods.ts";
import { NumberField } from "./NumberField.tsx";

const element = () => input().element() as HTMLInputElement;
const input = () => page.getByRole("textbox", { name: "Tickets" });
const button = (name: string) => page.getByRole("button", { name });

describe("NumberField", () => {
  itConforms(NumberField, { label: "Tickets" }, "input");

  it("APG spinbutton: arrow and Page keys change the number by one step; Home and End set it to the limits", async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberField label="Tickets" defaultValue={5} min={1} max={99} onValueChange={onValueChange} />);
    await userEvent.tab();
    await expect.element(input()).toHaveFocus();
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

  it("D17 changes its number by steps without assigning innerHTML, which Trusted Types forbids", async () => {
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

  it("2.5.1 its buttons change the number by one step, are disabled at the limits, and are not tab stops", async () => {
    render(<NumberField label="Tickets" defaultValue={1} min={1} max={2} />);
    await expect.element(button("Decrease Tickets")).toBeDisabled();
    await button("Increase Tickets").click();
    await expect.element(input()).toHaveValue("2");
    await expect.element(button("Increase Tickets")).toBeDisabled();
    expect(button("Increase Tickets").element()).toHaveProperty("tabIndex", -1);
  });

  it("R501 groups digits by three and reads Bengali digits", async () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(<NumberField label="Tickets" onValueChange={onValueChange} />, "bn");
    await input().fill("১২৩৪৫৬৭");
    await userEvent.tab();
    await expect.element(input()).toHaveValue("1,234,567");
    expect(onValueChange).toHaveBeenLastCalledWith(1_234_567);
  });

  for (const [text, language, value, shown] of [
    ["12", "en", 12, "12"],
    ["10,000", "en", 10_000, "10,000"],
    ["1,00,000", "en", 100_000, "100,000"],
    ["১২,৩৪৫", "bn", 12_345, "12,345"],
    ["50.000", "vi", 50_000, "50,000"],
    ["50.000", "id", 50_000, "50,000"],
    ["007", "en", 7, "7"],
  ] as const)
    it.each(Object.keys(FILL_METHODS))(`R501 reads ${text} in ${language} as the same number when %s`, async (way) => {
      const onValueChange = vi.fn<(value: number | null) => void>();
      render(<NumberField label="Tickets" onValueChange={onValueChange} />, language);
      await input().click();
      await FILL_METHODS[way]?.(input(), text);
      await expect.element(input()).toHaveValue(text);
      await userEvent.tab();
      await expect.element(input()).toHaveValue(shown);
      expect(onValueChange).toHaveBeenLastCalledWith(value);
      expect(element().validity.valid).toBe(true);
    });

  for (const [text, limits, message] of [
    ["-50", { min: 0 }, "Enter a number without a minus sign"],
    ["1e5", {}, "This is not a number. Enter digits only."],
    ["1.5", {}, "Enter a number without decimals"],
    ["1.255", { step: 0.01 }, "If you mean 1,255, enter 1255"],
    ["0.255", { step: 0.01 }, "Enter up to 2 decimal places"],
    ["120", { max: 99 }, "Enter 99 or less"],
    ["0", { min: 1 }, "Enter 1 or more"],
    ["99999999999999999999", {}, "This is not a number. Enter digits only."],
    ["ten", {}, "This is not a number. Enter digits only."],
  ] as const)
    it.each(Object.keys(FILL_METHODS))(`3.3.1 4.1.3 keeps ${text} and reports an error when %s`, async (way) => {
      render(<NumberField label="Tickets" {...limits} />);
      await input().click();
      await FILL_METHODS[way]?.(input(), text);
      await userEvent.tab();
      await expect.element(input()).toHaveValue(text);
      await expect.element(input()).toHaveAccessibleDescription(message);
      expect(element().validity.valid).toBe(false);
      await expect.poll(() => liveRegionText()).toBe(message);
    });

  it("3.3.1 a form does not submit a number beyond the limits", async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <NumberField label="Tickets" max={99} name="count" />
        <button type="submit">Buy</button>
      </form>,
    );
    await input().fill("120");
    await button("Buy").click();
    expect(onSubmit).not.toHaveBeenCalled();
    await input().fill("20");
    await button("Buy").click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("R501 undo restores the previous text, and a reset restores the initial number", async () => {
    render(
      <form>
        <NumberField label="Tickets" defaultValue={7} />
        <button type="reset">Reset</button>
      </form>,
    );
    await input().click();
    await userEvent.keyboard("{End}5");
    await expect.element(input()).toHaveValue("75");
    document.execCommand("undo");
    await expect.element(input()).toHaveValue("7");
    await input().fill("abc");
    await button("Reset").click();
    await expect.element(input()).toHaveValue("7");
    expect(element().validity.valid).toBe(true);
  });

  it("2.1.1 Ctrl+Backspace deletes the word before the caret", async () => {
    render(<NumberField label="Tickets" defaultValue={1234} />);
    await input().click();
    await userEvent.keyboard("{End}{Control>}{Backspace}{/Control}");
    await expect.element(input()).toHaveValue("");
  });

  it("2.1.1 a step starts at the typed number, and replaces text that is not a number", async () => {
    render(<NumberField label="Tickets" min={1} />);
    await input().fill("1,234");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(input()).toHaveValue("1235");
    await input().fill("ten");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(input()).toHaveValue("1");
  });

  it("D17e when controlled, shows the value that its parent passes, not the typed value", async () => {
    const held = render(<NumberField label="Tickets" value={5} />);
    await input().fill("8");
    await expect.element(input()).toHaveValue("5");
    held.rerender(<NumberField label="Tickets" value={1234} />);
    await userEvent.tab();
    await expect.element(input()).toHaveValue("1,234");
  });

  it("D21 submits the plain number, and passes null when it is emptied", async () => {
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

  it("D19 names its buttons and announces an empty field in the page's language", async () => {
    render(<NumberField label="টিকিট" defaultValue={3} />, "bn");
    await expect.element(button("টিকিট বাড়ান")).toBeVisible();
    await page.getByRole("textbox").fill("");
    await expect.poll(() => document.querySelector("[data-live-announcer]")?.textContent).toContain("খালি");
  });

  it("2.5.8 has buttons at least 24 px wide and high", () => {
    render(<NumberField label="Tickets" />);
    for (const name of ["Increase Tickets", "Decrease Tickets"]) {
      const { width, height } = button(name).element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
