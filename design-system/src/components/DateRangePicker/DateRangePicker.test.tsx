import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { withFinger } from "../../testing/devices/finger.ts";
import { render } from "../../testing/render.tsx";
import { stopClock } from "../../testing/devices/stopped-clock.ts";
import { touch } from "../../testing/devices/touch.ts";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Dialog } from "../Dialog/Dialog.tsx";
import { DateRangePicker, type DateRangePickerProps } from "./DateRangePicker.tsx";

type OnChange = NonNullable<DateRangePickerProps["onValueChange"]>;

beforeEach(() => onTestFinished(stopClock()));

const HELD = { start: "2026-11-05", end: "2026-11-12" };
const field = (props: Partial<DateRangePickerProps> = {}) => (
  <DateRangePicker label="Period" timeZone="Asia/Dhaka" {...props} />
);
const opener = () => page.getByRole("button", { name: "Calendar Period" });
const dialog = () => page.getByRole("dialog");
const day = (text: string) =>
  dialog()
    .getByRole("gridcell")
    .getByRole("button", { name: new RegExp(`, ${text}(?!\\d)`) });
const preset = (name: string) => dialog().getByRole("button", { name, exact: true });
const part = (name: string, side: "First" | "Last") =>
  page.getByRole("spinbutton", { name: `${name}, ${side} day, Period` });
const fieldText = () => page.getByRole("group", { name: "Period" }).element().textContent;
const focusedLabel = () => document.activeElement?.getAttribute("aria-label");
const noRecords = (date: string) => (date === "2026-11-10" ? "Records of this day are being moved" : undefined);
const leave = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

async function openWide(props: Partial<DateRangePickerProps> = {}): Promise<void> {
  await setViewportWidth(1024);
  render(field({ defaultValue: HELD, ...props }));
  opener().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog()).toBeVisible();
  await expect.poll(focusedLabel).toMatch(/2026/);
}

describe("DateRangePicker", () => {
  itConforms(DateRangePicker, { label: "Period" }, "fieldset");

  it("R504 offers the last and the next 7 and 30 days; one press selects the range and closes the dialog", async () => {
    const onValueChange = vi.fn<OnChange>();
    await openWide({ onValueChange });
    const names = [...dialog().getByRole("list", { name: "Quick choices" }).element().children].map(
      (item) => item.textContent,
    );
    expect(names).toEqual(["Today", "Last 7 days", "Last 30 days", "Next 7 days", "Next 30 days"]);
    for (const [name, start, end] of [
      ["Last 7 days", "2026-11-15", "2026-11-21"],
      ["Last 30 days", "2026-10-23", "2026-11-21"],
      ["Next 7 days", "2026-11-21", "2026-11-27"],
      ["Next 30 days", "2026-11-21", "2026-12-20"],
    ] as const) {
      await preset(name).click();
      expect(onValueChange).toHaveBeenLastCalledWith({ start, end });
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(opener()).toHaveFocus();
      await opener().click();
      await expect.element(preset(name)).toHaveAttribute("aria-pressed", "true");
    }
  });

  it("R504 offers no preset that exceeds the limits", async () => {
    await openWide({ max: "2026-11-21", maxDays: 7 });
    const chips = dialog().getByRole("list", { name: "Quick choices" }).getByRole("button").elements();
    expect(chips.map((chip) => chip.textContent)).toEqual(["Today", "Last 7 days"]);
  });

  it("APG date picker dialog: Enter selects the first and then the last day, and the focus returns to the opener", async () => {
    const onValueChange = vi.fn<OnChange>();
    await openWide({ onValueChange });
    expect(focusedLabel()).toBe("Thursday, November 5, 2026, selected");
    await expect.element(day("November 5")).toHaveAccessibleDescription("Choose the first day");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(day("November 13")).toHaveAccessibleDescription("Choose the last day");
    await expect.element(dialog().getByText("Choose the last day", { exact: true })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-12", end: "2026-11-27" });
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    await expect.element(opener()).toHaveAccessibleDescription(/Selected: November 12.* to 27, 2026/);
  });

  it("APG date picker dialog: each key of the grid moves the focus across both months", async () => {
    await openWide();
    for (const [key, label] of [
      ["{ArrowRight}", "Friday, November 6, 2026, selected"],
      ["{Home}", "Sunday, November 1, 2026"],
      ["{End}", "Saturday, November 7, 2026, selected"],
      ["{PageDown}", "Monday, December 7, 2026"],
      ["{ArrowUp}", "Monday, November 30, 2026"],
      ["{ArrowDown}{ArrowLeft}", "Sunday, December 6, 2026"],
      ["{PageUp}{PageUp}", "Tuesday, October 6, 2026"],
      ["{Shift>}{PageDown}{/Shift}", "Wednesday, October 6, 2027"],
      ["{Shift>}{PageUp}{/Shift}", "Tuesday, October 6, 2026"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.poll(focusedLabel, { message: key }).toBe(label);
    }
    expect(dialog().getByRole("grid").elements()).toHaveLength(2);
    expect(dialog().getByRole("grid").first().element().ariaMultiSelectable).toBe("true");
  });

  it("2.5.7 selects a range by two clicks in either order, without dragging", async () => {
    const onValueChange = vi.fn<OnChange>();
    await openWide({ onValueChange });
    await day("November 20").click();
    await day("November 16").click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-16", end: "2026-11-20" });
  });

  it("discards a half-selected range on Escape and when a preset is pressed", async () => {
    const onValueChange = vi.fn<OnChange>();
    await openWide({ onValueChange });
    await day("November 20").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
    await opener().click();
    await day("November 20").click();
    await preset("Today").click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-21", end: "2026-11-21" });
  });

  it("1.4.1 marks the range by shape, and by borders in forced colours mode", async () => {
    await openWide();
    const cells = [...dialog().element().querySelectorAll("[data-in-range]")];
    expect(cells.map((cell) => cell.textContent)).toEqual(["5", "6", "7", "8", "9", "10", "11", "12"]);
    const [first, second, third] = cells;
    expect(first && getComputedStyle(first).borderStartStartRadius).toBe("999px");
    expect(second && getComputedStyle(second).borderStartStartRadius).toBe("0px");
    const gap = (third?.getBoundingClientRect().left ?? 0) - (second?.getBoundingClientRect().right ?? 0);
    expect(Math.abs(gap)).toBeLessThan(0.5);
    expect(dialog().element().querySelectorAll("[data-end]")).toHaveLength(2);
    const height = first?.getBoundingClientRect().height;
    await emulateMedia({ forcedColors: "active" });
    expect(first?.getBoundingClientRect().height).toBe(height);
    expect(second && getComputedStyle(second).borderBlockStartWidth).toBe("2px");
  });

  it("disables days beyond the maximum length of the range", async () => {
    const onValueChange = vi.fn<OnChange>();
    await openWide({ onValueChange, maxDays: 7, defaultValue: { start: "2026-11-01", end: "2026-11-02" } });
    await day("November 10").click();
    await expect.element(dialog().getByText("Choose the last day · Up to 7 days")).toBeVisible();
    await expect.element(day("November 17")).toHaveAttribute("aria-disabled", "true");
    await expect.element(day("November 3")).toHaveAttribute("aria-disabled", "true");
    await expect.element(day("November 4")).not.toHaveAttribute("aria-disabled");
    await day("November 16").click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-10", end: "2026-11-16" });
  });

  it("3.3.2 an unavailable day shows the reason, and no range can include this day", async () => {
    await openWide({ reasonUnavailable: noRecords, defaultValue: { start: "2026-11-11", end: "2026-11-12" } });
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(focusedLabel).toBe("Tuesday, November 10, 2026, Records of this day are being moved");
    await expect.element(dialog().getByText("Records of this day are being moved")).toBeVisible();
    await day("November 14").click();
    await expect.element(day("November 9")).toHaveAttribute("aria-disabled", "true");
    await expect.element(day("November 11")).not.toHaveAttribute("aria-disabled");
  });

  it.each([
    ["2026-10-01", "2026-11-21", "Choose up to 31 days"],
    ["2026-11-12", "2026-11-05", "The last day is before the first"],
    ["2026-08-01", "2026-08-30", "Choose Aug 24, 2026 or a later day"],
    ["2026-11-20", "2026-11-22", "Choose Nov 21, 2026 or an earlier day"],
    ["2026-11-08", "2026-11-12", "Nov 10, 2026: Records of this day are being moved"],
  ])("3.3.1 for the range %s to %s, shows the error: %s", async (start, end, message) => {
    await setViewportWidth(1024);
    const limits = { min: "2026-08-24", max: "2026-11-21", maxDays: 31, reasonUnavailable: noRecords };
    const { container } = render(<form>{field({ value: { start, end }, ...limits })}</form>);
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.poll(fieldText).toContain(message);
    expect(container.querySelector("form")?.checkValidity()).toBe(false);
  });

  it("2.1.1 a range can be typed, and a range with only a first day shows an error", async () => {
    await setViewportWidth(1024);
    const onValueChange = vi.fn<OnChange>();
    render(field({ onValueChange }));
    part("month", "First").element().focus();
    await userEvent.keyboard("11052026");
    await expect.element(part("month", "Last")).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    leave();
    await expect.element(page.getByText("Complete the date or clear it")).toBeVisible();
    part("month", "Last").element().focus();
    await userEvent.keyboard("11122026");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(HELD);
    leave();
    await expect.element(page.getByText("Complete the date or clear it")).not.toBeInTheDocument();
  });

  it("D21 submits both days under their names, can be cleared and required, and resets with the form", async () => {
    await setViewportWidth(1024);
    const names = { startName: "from", endName: "to" };
    const { container, rerender } = render(<form>{field({ ...names, defaultValue: HELD })}</form>);
    const form = container.querySelector("form") ?? document.createElement("form");
    const sent = () => [...new FormData(form).entries()];
    expect(sent()).toEqual([
      ["from", "2026-11-05"],
      ["to", "2026-11-12"],
    ]);
    await opener().click();
    await dialog().getByRole("button", { name: "Clear" }).click();
    await expect.poll(sent).toEqual([
      ["from", ""],
      ["to", ""],
    ]);
    expect(form.checkValidity()).toBe(true);
    rerender(<form>{field({ ...names, defaultValue: HELD, required: true })}</form>);
    expect(form.checkValidity()).toBe(false);
    form.reset();
    await expect.poll(sent).toContainEqual(["from", "2026-11-05"]);
    await opener().click();
    expect(dialog().getByRole("button", { name: "Clear" }).elements()).toHaveLength(0);
  });

  it("shows the value that its parent passes, without calling onValueChange", async () => {
    await setViewportWidth(1024);
    const onValueChange = vi.fn<OnChange>();
    const { rerender } = render(field({ value: HELD, onValueChange }));
    await expect.poll(fieldText).toMatch(/11\/05\/2026–11\/12\/2026$/);
    rerender(field({ value: { start: "2026-12-01", end: "2026-12-02" }, onValueChange }));
    await expect.poll(fieldText).toMatch(/12\/01\/2026–12\/02\/2026$/);
    rerender(field({ value: null, onValueChange }));
    await expect.poll(fieldText).toMatch(/mm\/dd\/yyyy–mm\/dd\/yyyy$/);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("1.4.10 2.5.8 on a phone, opens a sheet with one month and 44 px targets that closes by Done", async () => {
    withFinger();
    await setViewportWidth(360);
    const onValueChange = vi.fn<OnChange>();
    render(field({ defaultValue: HELD, onValueChange }));
    await touch(page.getByRole("button", { name: "Period Nov 5 – 12, 2026" }).element());
    await expect.element(page.getByRole("dialog", { name: "Period" })).toBeVisible();
    expect(dialog().getByRole("grid").elements()).toHaveLength(1);
    const targets = () => [...dialog().element().querySelectorAll("button, [role=button]")];
    const small = () =>
      targets().filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height) < 44;
      });
    // Chromium may apply the emulated finger a moment after the sheet has opened.
    await expect.poll(() => small().map((target) => target.textContent)).toEqual([]);
    await touch(day("November 16").element());
    await touch(day("November 20").element());
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-16", end: "2026-11-20" });
    await expect.element(dialog().getByText("Nov 16 – 20, 2026 · Days: 5")).toBeVisible();
    await expect
      .poll(() => document.querySelector("[data-live-announcer]")?.textContent)
      .toMatch(/Selected: Monday, November 16.* to Friday, November 20, 2026/);
    await touch(dialog().getByRole("button", { name: "Done" }).element());
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it.each([1024, 360])("D17a works in a dialog at %d px; Escape closes only the calendar", async (width) => {
    await setViewportWidth(width);
    const onClose = vi.fn<() => void>();
    const onValueChange = vi.fn<OnChange>();
    render(
      <Dialog title="Report" isOpen onClose={onClose}>
        {field({ defaultValue: HELD, onValueChange })}
      </Dialog>,
    );
    const button = page.getByRole("group", { name: "Period" }).getByRole("button");
    await button.click();
    await page.getByRole("button", { name: "Last 7 days" }).click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: "2026-11-15", end: "2026-11-21" });
    await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("grid").first()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("2.3.3 has no animation with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    await openWide();
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 0);
    expect(moving).toEqual([]);
  });

  it("D17b shows and announces no English text on a Bengali page", async () => {
    await setViewportWidth(1024);
    render(field({ label: "সময়কাল", defaultValue: HELD, maxDays: 31 }), "bn");
    await page.getByRole("button").click();
    await expect.element(dialog()).toBeVisible();
    await day("19 নভেম্বর").click();
    const heard = [...document.querySelectorAll("fieldset *, [role=dialog] *, [role=dialog] ~ *")].flatMap(
      (element) => [
        element.ariaLabel,
        element.ariaValueText,
        element.childElementCount === 0 ? element.textContent : null,
        ...(element.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? null),
      ],
    );
    expect(heard.filter((text) => text !== null && text !== "").length).toBeGreaterThan(100);
    expect(heard.filter((text) => /[A-Za-z]/.test(text ?? ""))).toEqual([]);
  });
});
