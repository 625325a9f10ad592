import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { withFinger } from "../../testing/devices/finger.ts";
import { render } from "../../testing/render.tsx";
import { pasteText } from "../../testing/paste-text.ts";
import { TimeField, type TimeFieldProps } from "./TimeField.tsx";

type OnChange = NonNullable<TimeFieldProps["onValueChange"]>;

const field = (props: Partial<TimeFieldProps> = {}) => <TimeField label="Time" {...props} />;
const parts = () => page.getByRole("spinbutton").elements();
const part = (index: number) => page.getByRole("spinbutton").nth(index);
const shown = () => parts().map((element) => element.textContent);
const focus = (index: number) => {
  const element = parts()[index];
  if (element instanceof HTMLElement) element.focus();
};
const leave = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

describe("TimeField", () => {
  itConforms(TimeField, { label: "Time" }, "fieldset");

  it("2.1.1 the time can be typed part by part; onValueChange is called only when the time is complete", async () => {
    const onValueChange = vi.fn<OnChange>();
    render(field({ onValueChange }));
    focus(0);
    await userEvent.keyboard("09");
    await expect.element(part(1)).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("30");
    await expect.element(part(2)).toHaveFocus();
    expect(onValueChange).toHaveBeenLastCalledWith("09:30");
    await userEvent.keyboard("p");
    expect(onValueChange).toHaveBeenLastCalledWith("21:30");
    expect(shown()).toEqual(["09", "30", "PM"]);
  });

  it("R501 a time can be pasted into any of its parts; a text that is no time changes nothing", async () => {
    const onValueChange = vi.fn<OnChange>();
    render(field({ onValueChange }));
    pasteText(part(1).element(), "14:30");
    await expect.poll(() => onValueChange.mock.calls).toEqual([["14:30"]]);
    expect(shown()).toEqual(["02", "30", "PM"]);
    pasteText(part(0).element(), "noon");
    pasteText(part(0).element(), "9:05 am");
    await expect.poll(() => onValueChange.mock.calls).toEqual([["14:30"], ["09:05"]]);
  });

  it.each([
    [{}, "AM"],
    [{ min: "08:00" }, "AM"],
    [{ min: "14:00", max: "22:00" }, "PM"],
  ])("with the limits %j, completes a typed hour with %s", async (limits, half) => {
    render(field(limits));
    focus(0);
    await userEvent.keyboard("09");
    expect(shown()).toEqual(["09", "––", half]);
  });

  it.each([
    ["{ArrowUp}", "11:30"],
    ["{ArrowDown}", "09:30"],
    ["{PageUp}", "00:30"],
    ["{ArrowRight}{ArrowUp}", "10:31"],
    ["{ArrowRight}{PageUp}", "10:45"],
    ["{ArrowRight}{Home}", "10:00"],
    ["{ArrowRight}{End}", "10:59"],
    ["{ArrowRight}{ArrowRight}{ArrowUp}", "22:30"],
    ["{ArrowRight}{ArrowRight}p", "22:30"],
    ["{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowUp}", "10:31"],
  ])("APG spinbutton: %s changes 10:30 to %s", async (keys, time) => {
    const onValueChange = vi.fn<OnChange>();
    render(field({ defaultValue: "10:30", onValueChange }));
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.poll(() => onValueChange.mock.lastCall).toEqual([time]);
  });

  it.each([[[2, 1, 0]], [[0, 1]], [[1, 0]]])(
    "2.1.1 Backspace in the parts %j empties the whole time",
    async (places) => {
      const onValueChange = vi.fn<OnChange>();
      render(field({ defaultValue: "10:30", onValueChange }));
      for (const index of places) {
        focus(index);
        await userEvent.keyboard("{Backspace}{Backspace}");
      }
      expect(onValueChange).toHaveBeenLastCalledWith(null);
      expect(shown()).toEqual(["––", "––", "––"]);
    },
  );

  it.each([
    ["en", undefined, ["09", "30", "PM"]],
    ["en", 24, ["21", "30"]],
    ["id", undefined, ["21", "30"]],
    ["id", 12, ["09", "30", "PM"]],
    ["vi", undefined, ["21", "30"]],
    ["hi", undefined, ["09", "30", "pm"]],
    ["ko", undefined, ["오후", "09", "30"]],
  ] as const)("D19 in %s, with hourCycle %s, shows 21:30 as %j", (locale, hourCycle, texts) => {
    render(field({ defaultValue: "21:30", ...(hourCycle && { hourCycle }) }), locale);
    expect(shown()).toEqual(texts);
  });

  it("R501 reads Bengali digits and shows the time in Latin digits", async () => {
    const onValueChange = vi.fn<OnChange>();
    render(field({ label: "সময়", onValueChange }), "bn");
    focus(0);
    await userEvent.keyboard("০৯৩০p");
    await expect.poll(() => onValueChange.mock.lastCall).toEqual(["21:30"]);
    expect(shown().slice(0, 2)).toEqual(["09", "30"]);
  });

  it("4.1.2 gives its parts names and spoken values, and describes the whole time", async () => {
    render(field({ defaultValue: "21:30", description: "In Dhaka" }));
    await expect.element(page.getByRole("group", { name: "Time" })).toBeVisible();
    expect(page.getByRole("group").elements()).toHaveLength(1);
    await expect
      .element(page.getByRole("spinbutton", { name: "hour, Time" }))
      .toHaveAttribute("aria-valuetext", "9 PM");
    await expect.element(page.getByRole("spinbutton", { name: "minute, Time" })).toHaveAttribute("aria-valuenow", "30");
    await expect.element(page.getByRole("spinbutton", { name: "AM/PM, Time" })).toHaveAttribute("aria-valuetext", "PM");
    await expect.element(part(0)).toHaveAccessibleDescription("Selected: 09:30 PM In Dhaka");
  });

  it("D17b gives an empty part a Bengali text for screen readers", () => {
    render(field({ label: "সময়" }), "bn");
    expect(parts().map((element) => element.getAttribute("aria-valuetext"))).toEqual(["খালি", "খালি", "খালি"]);
  });

  it("3.3.1 shows an error for an incomplete time when the focus leaves the field", async () => {
    render(field({ name: "time" }));
    focus(0);
    await userEvent.keyboard("09");
    expect(page.getByText("Complete the time or clear it").elements()).toHaveLength(0);
    leave();
    await expect.element(page.getByText("Complete the time or clear it")).toBeVisible();
    await expect.element(part(0)).toHaveAttribute("aria-invalid", "true");
  });

  it.each([
    ["08:59", { min: "09:00" }, "Choose 09:00 AM or later"],
    ["18:01", { max: "18:00" }, "Choose 06:00 PM or earlier"],
    ["20:00", { min: "09:00", max: "18:00" }, "Choose a time from 09:00 AM to 06:00 PM"],
    ["12:00", { min: "22:00", max: "06:00" }, "Choose a time from 10:00 PM to 06:00 AM"],
  ])("3.3.1 for the time %s with the limits %j, shows the error: %s", async (value, limits, message) => {
    const { container } = render(<form>{field({ value, ...limits })}</form>);
    await expect.element(page.getByText(message)).toBeVisible();
    expect(container.querySelector("form")?.checkValidity()).toBe(false);
    await expect.element(part(0)).toHaveAccessibleDescription(new RegExp(message));
  });

  it("accepts 23:15 when the limits, 22:00 to 06:00, include midnight", () => {
    const { container } = render(<form>{field({ value: "23:15", min: "22:00", max: "06:00" })}</form>);
    expect(container.querySelector("form")?.checkValidity()).toBe(true);
  });

  it("D21 a reset also empties the parts of an incomplete time", async () => {
    render(
      <form>
        {field({ name: "time" })}
        <button type="reset">Reset</button>
      </form>,
    );
    focus(0);
    await userEvent.keyboard("09");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(shown).toEqual(["––", "––", "––"]);
    await expect.element(page.getByText("Complete the time or clear it")).not.toBeInTheDocument();
  });

  it("4.1.2 when controlled, keeps the time that its parent passes, and shows a new time", async () => {
    const onValueChange = vi.fn<OnChange>();
    const { rerender } = render(field({ value: "10:30", onValueChange }));
    focus(0);
    await userEvent.keyboard("{ArrowUp}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("11:30");
    expect(shown()).toEqual(["10", "30", "AM"]);
    rerender(field({ value: "23:00" }));
    await expect.poll(shown).toEqual(["11", "00", "PM"]);
    rerender(field({ value: null }));
    await expect.poll(shown).toEqual(["––", "––", "––"]);
  });

  it("2.4.3 a click on its label focuses the first part; a click beside the parts focuses the last part", async () => {
    const { container } = render(field({ defaultValue: "10:30" }));
    await page.getByText("Time", { exact: true }).first().click();
    await expect.element(part(0)).toHaveFocus();
    leave();
    const frame = container.querySelector("[role=presentation]");
    if (!frame) throw new Error("The field has no frame.");
    const { width, height } = frame.getBoundingClientRect();
    await userEvent.click(frame, { position: { x: width - 10, y: height / 2 } });
    await expect.element(part(2)).toHaveFocus();
  });

  it("1.3.2 on right-to-left pages, writes hour and minute from left to right; arrow keys follow the visible order", async () => {
    document.documentElement.dir = "rtl";
    render(field({ defaultValue: "21:30" }), "ar");
    const lefts = parts().map((element) => element.getBoundingClientRect().left);
    expect(lefts[0]).toBeLessThan(lefts[1] ?? 0);
    expect(lefts[2]).toBeLessThan(lefts[0] ?? 0);
    focus(0);
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(part(1)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect.element(part(2)).toHaveFocus();
    document.documentElement.removeAttribute("dir");
  });

  it("2.5.8 on touch screens, has parts at least 24 px wide and 34 px high", () => {
    withFinger();
    render(field({ defaultValue: "10:30" }));
    for (const element of parts()) {
      const { width, height } = element.getBoundingClientRect();
      expect(width).toBeGreaterThanOrEqual(24);
      expect(height).toBeGreaterThanOrEqual(34);
    }
  });

  it("1.4.11 marks the focused part in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    render(field({ defaultValue: "10:30" }));
    const before = getComputedStyle(part(0).element()).backgroundColor;
    focus(0);
    expect(getComputedStyle(part(0).element()).backgroundColor).not.toBe(before);
  });

  it("cannot be edited when disabled or read-only; a read-only time can be focused and copied", async () => {
    const onValueChange = vi.fn<OnChange>();
    const { rerender } = render(field({ disabled: true, defaultValue: "10:30", onValueChange }));
    expect(parts().map((element) => element.hasAttribute("tabindex"))).toEqual([false, false, false]);
    rerender(field({ readOnly: true, defaultValue: "10:30", onValueChange }));
    await userEvent.tab();
    await expect.element(part(0)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}5{Backspace}");
    expect(onValueChange).not.toHaveBeenCalled();
    expect(shown()).toEqual(["10", "30", "AM"]);
  });
});
