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
import { DatePicker, type DatePickerProps } from "./DatePicker.tsx";

type OnChange = NonNullable<DatePickerProps["onValueChange"]>;

beforeEach(() => onTestFinished(stopClock()));

const field = (props: Partial<DatePickerProps> = {}) => <DatePicker label="Day" timeZone="Asia/Dhaka" {...props} />;
const opener = () => page.getByRole("button", { name: "Calendar Day" });
const dialog = () => page.getByRole("dialog");
const day = (name: string | RegExp) => dialog().getByRole("gridcell").getByRole("button", { name });
const part = (name: string) => page.getByRole("spinbutton", { name: `${name}, Day` });
const focusedLabel = () => document.activeElement?.getAttribute("aria-label");
const leave = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};
const noDraws = (date: string) => (date === "2026-11-13" ? "No draws on this day" : undefined);
const liveText = () => document.querySelector("[data-live-announcer]")?.textContent;

async function openWide(props: Partial<DatePickerProps> = {}): Promise<void> {
  await setViewportWidth(1024);
  render(field({ defaultValue: "2026-11-12", ...props }));
  opener().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog()).toBeVisible();
  await expect.poll(focusedLabel).toMatch(/2026/);
}

describe("DatePicker", () => {
  itConforms(DatePicker, { label: "Day" }, "fieldset");

  it("APG date picker dialog: opens a named dialog with the focus on the selected day", async () => {
    await openWide();
    await expect.element(page.getByRole("dialog", { name: "Calendar Day" })).toBeVisible();
    expect(focusedLabel()).toBe("Thursday, November 12, 2026, selected");
    await expect.element(page.getByRole("grid", { name: /November 2026/ })).toBeVisible();
    expect(dialog().getByRole("gridcell", { selected: true }).elements()).toHaveLength(1);
  });

  it("APG date picker dialog: each key of the grid moves the focus as specified", async () => {
    await openWide();
    for (const [key, label] of [
      ["{ArrowRight}", "Friday, November 13, 2026"],
      ["{ArrowDown}", "Friday, November 20, 2026"],
      ["{ArrowLeft}", "Thursday, November 19, 2026"],
      ["{ArrowUp}", "Thursday, November 12, 2026, selected"],
      ["{Home}", "Sunday, November 8, 2026"],
      ["{End}", "Saturday, November 14, 2026"],
      ["{PageDown}", "Monday, December 14, 2026"],
      ["{PageUp}", "Saturday, November 14, 2026"],
      ["{Shift>}{PageDown}{/Shift}", "Sunday, November 14, 2027"],
      ["{Shift>}{PageUp}{/Shift}", "Saturday, November 14, 2026"],
      ["{PageDown}{PageDown}{PageDown}{End}", "Saturday, February 20, 2027"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.poll(focusedLabel, { message: key }).toBe(label);
    }
  });

  it.each(["{Enter}", " "])(
    "APG date picker dialog: %j selects a day, closes the dialog and returns the focus",
    async (key) => {
      const onValueChange = vi.fn<OnChange>();
      await openWide({ onValueChange });
      await userEvent.keyboard(`{ArrowRight}${key}`);
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-13");
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(opener()).toHaveFocus();
      await expect.element(opener()).toHaveAccessibleDescription(/Selected: November 13, 2026/);
    },
  );

  it("APG date picker dialog: Tab stays inside the dialog; Escape closes the dialog without a change", async () => {
    const onValueChange = vi.fn<OnChange>();
    await openWide({ onValueChange });
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      expect(dialog().element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("2.1.1 Alt and ArrowDown in a date segment open the calendar", async () => {
    await setViewportWidth(1024);
    render(field());
    part("month").element().focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.element(dialog()).toBeVisible();
  });

  it("4.1.3 announces the month that is shown", async () => {
    await openWide();
    await dialog().getByRole("button", { name: "Next month" }).click();
    await expect.poll(liveText).toContain("December 2026");
  });

  it("3.3.1 shows an error for an incomplete date when the focus leaves the field", async () => {
    await setViewportWidth(1024);
    render(field({ name: "day" }));
    part("month").element().focus();
    await userEvent.keyboard("11");
    expect(page.getByText("Complete the date or clear it").elements()).toHaveLength(0);
    leave();
    await expect.element(page.getByText("Complete the date or clear it")).toBeVisible();
    await expect.element(part("month")).toHaveAttribute("aria-invalid", "true");
  });

  it("D21 a reset also empties the segments of an incomplete date", async () => {
    await setViewportWidth(1024);
    render(
      <form>
        {field({ name: "day" })}
        <button type="reset">Reset</button>
      </form>,
    );
    part("month").element().focus();
    await userEvent.keyboard("11");
    await expect.element(part("month")).toHaveTextContent("11");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(part("month")).toHaveTextContent("mm");
    await expect.element(page.getByText("Complete the date or clear it")).not.toBeInTheDocument();
  });

  it("3.3.1 a click on a button below works, although the error about an incomplete date moves the button", async () => {
    await setViewportWidth(1024);
    const onClick = vi.fn<() => void>();
    render(
      <>
        {field()}
        <button type="button" onClick={onClick}>
          After
        </button>
      </>,
    );
    part("month").element().focus();
    await userEvent.keyboard("11");
    await page.getByRole("button", { name: "After" }).click();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(page.getByText("Complete the date or clear it")).toBeVisible();
  });

  it.each([
    ["2026-08-01", "Choose Aug 24, 2026 or a later day"],
    ["2026-12-01", "Choose Nov 21, 2026 or an earlier day"],
    ["2026-11-13", "Nov 13, 2026: No draws on this day"],
  ])("3.3.1 for the date %s, shows the error: %s", async (value, message) => {
    await setViewportWidth(1024);
    const { container } = render(
      <form>
        {field({
          value,
          min: "2026-08-24",
          max: "2026-11-21",
          reasonUnavailable: noDraws,
        })}
      </form>,
    );
    await expect.element(page.getByText(message)).toBeVisible();
    expect(container.querySelector("form")?.checkValidity()).toBe(false);
    await expect.element(part("month")).toHaveAccessibleDescription(new RegExp(message));
  });

  it("3.3.2 an unavailable day can be focused and shows the reason, but cannot be selected", async () => {
    const onValueChange = vi.fn<OnChange>();
    await openWide({ onValueChange, reasonUnavailable: noDraws });
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(focusedLabel).toBe("Friday, November 13, 2026, No draws on this day");
    expect(document.activeElement?.ariaDisabled).toBe("true");
    await expect.element(dialog().getByText("No draws on this day")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(dialog()).toBeVisible();
  });

  it("offers no day and no month outside its limits", async () => {
    await openWide({ min: "2026-11-10", max: "2026-11-21" });
    await expect.element(dialog().getByRole("button", { name: "Next month" })).toBeDisabled();
    await expect.element(dialog().getByRole("button", { name: "Previous month" })).toBeDisabled();
    await expect
      .element(day("Tuesday, November 10, 2026, the first available day"))
      .not.toHaveAttribute("aria-disabled");
    await userEvent.keyboard("{PageUp}");
    await expect.poll(focusedLabel).toMatch(/^Tuesday, November 10/);
  });

  it("D21 submits its date under its name, returns to its default date when the form is reset, and can be required", async () => {
    await setViewportWidth(1024);
    const { container } = render(
      <form>
        {field({ name: "day", defaultValue: "2026-11-12", required: true })}
        <button type="reset">Reset</button>
      </form>,
    );
    const form = container.querySelector("form") ?? document.createElement("form");
    const sent = () => new FormData(form).get("day");
    expect(sent()).toBe("2026-11-12");
    part("day").element().focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(sent()).toBe("2026-11-13");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(sent).toBe("2026-11-12");
    expect(form.checkValidity()).toBe(true);
    for (const name of ["day", "month", "year"]) {
      part(name).element().focus();
      await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}");
    }
    await expect.poll(sent).toBe("");
    expect(form.checkValidity()).toBe(false);
  });

  it("2.4.3 a click on its label and a focus on its hidden input both focus the first segment", async () => {
    await setViewportWidth(1024);
    const { container } = render(field());
    await page.getByText("Day", { exact: true }).first().click();
    await expect.element(part("month")).toHaveFocus();
    leave();
    container.querySelector("input")?.focus();
    await expect.element(part("month")).toHaveFocus();
  });

  it.each([
    ["Asia/Dhaka", "Sunday, November 22, 2026"],
    ["UTC", "Saturday, November 21, 2026"],
    ["America/New_York", "Saturday, November 21, 2026"],
  ])("D11 takes today from the server's clock in the time zone %s", async (timeZone, label) => {
    onTestFinished(stopClock(Date.parse("2026-11-21T18:30:00Z")));
    await openWide({ timeZone });
    await expect.element(day(`Today, ${label}`)).toBeVisible();
    expect(dialog().element().querySelectorAll("[data-today]")).toHaveLength(1);
    await dialog().getByRole("button", { name: "Today", exact: true }).click();
    await expect.element(opener()).toHaveAccessibleDescription(new RegExp(label.replace(/^\w+, /, "")));
  });

  it.each([
    ["en", "S", 0],
    ["bn", "র", 0],
    ["vi", "T2", 1],
    ["ar", "س", 6],
    ["hi", "र", 0],
    ["id", "M", 0],
    ["fil", "Lin", 0],
  ])("D19 in %s the week begins with %s", async (locale, name, weekday) => {
    await setViewportWidth(1024);
    render(field({ defaultValue: "2026-11-12" }), locale);
    await page.getByRole("button").click();
    const grid = dialog().element().querySelector("table");
    expect(grid?.querySelector("th")?.textContent).toBe(name);
    const second = grid?.querySelectorAll("tbody tr")[1]?.querySelector("[role=button]")?.textContent;
    // 1 November 2026 is a Sunday.
    expect(Number(second) % 7).toBe((weekday + 1) % 7);
  });

  it("D17b shows and announces no English text on a Bengali page", async () => {
    await setViewportWidth(1024);
    render(field({ label: "দিন", defaultValue: "2026-11-21", min: "2026-11-02", max: "2026-11-29" }), "bn");
    await page.getByRole("button").click();
    await expect.element(dialog()).toBeVisible();
    const heard = [...document.querySelectorAll("fieldset *, [role=dialog] *, [role=dialog] ~ *")].flatMap(
      (element) => [
        element.ariaLabel,
        element.ariaValueText,
        element.getAttribute("title"),
        element.childElementCount === 0 ? element.textContent : null,
        ...(element.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? null),
      ],
    );
    expect(heard.filter((text) => text !== null && text !== "").length).toBeGreaterThan(50);
    expect(heard.filter((text) => /[A-Za-z]/.test(text ?? ""))).toEqual([]);
  });

  it("1.4.10 on a phone, is one button whose sheet fits 320 px and closes by Escape", async () => {
    await setViewportWidth(320);
    render(field({ defaultValue: "2026-11-12" }));
    expect(page.getByRole("spinbutton").elements()).toHaveLength(0);
    const button = page.getByRole("button", { name: "Day Nov 12, 2026" });
    button.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog", { name: "Day" })).toBeVisible();
    await expect.poll(focusedLabel).toBe("Thursday, November 12, 2026, selected");
    const sheet = dialog().element();
    for (const element of [sheet, ...sheet.querySelectorAll("*")]) {
      expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(321);
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it("2.5.8 has touch targets of at least 44 px", async () => {
    withFinger();
    await setViewportWidth(320);
    render(field({ defaultValue: "2026-11-12" }));
    await touch(page.getByRole("button").element());
    await expect.element(dialog()).toBeVisible();
    const targets = [...dialog().element().querySelectorAll<HTMLElement>("button, [role=button]")];
    expect(targets.length).toBeGreaterThan(30);
    // The sheet may still be moving, and a moved box can be a fraction of a pixel smaller than its layout.
    const small = targets.filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < 44);
    expect(small.map((target) => target.ariaLabel)).toEqual([]);
    await touch(day("Friday, November 20, 2026").element());
    await expect.element(page.getByRole("button", { name: "Day Nov 20, 2026" })).toBeVisible();
  });

  it("1.4.1 distinguishes today and the selected day by shape in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    await openWide();
    const today = day("Today, Saturday, November 21, 2026").element();
    expect(getComputedStyle(today, "::after").rotate).toBe("45deg");
    expect(getComputedStyle(today, "::after").content).toBe('""');
    expect(getComputedStyle(today, "::after").backgroundColor).toBe(getComputedStyle(document.body).color);
    const other = day("Friday, November 20, 2026").element();
    expect(getComputedStyle(other, "::after").content).toBe("none");
    const chosen = day(/November 12, 2026, selected/).element();
    expect(getComputedStyle(chosen).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor);
  });

  it("1.3.2 mirrors the arrow keys on right-to-left pages", async () => {
    await setViewportWidth(1024);
    document.documentElement.dir = "rtl";
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    render(field({ defaultValue: "2026-11-12" }), "ar");
    await page.getByRole("button").click();
    const before = document.activeElement?.getBoundingClientRect().left ?? 0;
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(() => document.activeElement?.textContent).toBe("13");
    expect(document.activeElement?.getBoundingClientRect().left).toBeLessThan(before);
  });

  it.each([1024, 360])("D17a works in a dialog at %d px; Escape closes only the calendar", async (width) => {
    await setViewportWidth(width);
    const onClose = vi.fn<() => void>();
    const onValueChange = vi.fn<OnChange>();
    render(
      <Dialog title="Report" isOpen onClose={onClose}>
        {field({ defaultValue: "2026-11-12", onValueChange })}
      </Dialog>,
    );
    const button = page.getByRole("group", { name: "Day" }).getByRole("button");
    await button.click();
    await page.getByRole("button", { name: "Friday, November 20, 2026" }).click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-20");
    await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("grid")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(button).toHaveFocus();
  });

  it("cannot be opened or edited when disabled", async () => {
    await setViewportWidth(1024);
    render(field({ disabled: true, defaultValue: "2026-11-12" }));
    await expect.element(opener()).toBeDisabled();
    const parts = page.getByRole("spinbutton").elements();
    expect(parts.map((element) => element.hasAttribute("tabindex"))).toEqual([false, false, false]);
  });
});
