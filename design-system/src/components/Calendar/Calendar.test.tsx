import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { withFinger } from "../../testing/devices/finger.ts";
import { stopClock } from "../../testing/devices/stopped-clock.ts";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { render } from "../../testing/render.tsx";
import { Calendar, type CalendarProps } from "./Calendar.tsx";

const calendar = (props: CalendarProps = {}) => <Calendar defaultValue="2026-11-12" timeZone="Asia/Dhaka" {...props} />;
const day = (name: string) => page.getByRole("button", { name });
const reasonUnavailable = (date: string) => (date === "2026-11-13" ? "No draws on this day" : undefined);
const spy = () => vi.fn<(value: string) => void>();

beforeEach(() => onTestFinished(stopClock()));

describe("Calendar", () => {
  itConforms(Calendar, {}, "div");

  it("APG date grid: Tab stops at one day, arrow keys move between days, and Enter chooses a day", async () => {
    const onValueChange = spy();
    render(calendar({ onValueChange }));
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Previous month" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(day("Thursday, November 12, 2026, selected")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-20");
    await expect.element(day("Friday, November 20, 2026, selected")).toHaveFocus();
  });

  it("shows the chosen day that its parent passes, and no chosen day for null", async () => {
    const onValueChange = spy();
    const { rerender } = render(calendar({ value: "2026-11-12", onValueChange }));
    await day("Thursday, November 19, 2026").click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-11-19");
    await expect.element(day("Thursday, November 12, 2026, selected")).toBeVisible();
    rerender(calendar({ value: null }));
    await expect.element(page.getByText("Choose a day")).toBeVisible();
    await expect.element(page.getByRole("button", { name: /selected/ })).not.toBeInTheDocument();
  });

  it("disables days and months outside its limits, and shows the reason for an unavailable day", async () => {
    const onValueChange = spy();
    render(calendar({ min: "2026-11-10", max: "2026-11-20", reasonUnavailable, onValueChange }));
    await expect.element(day("Monday, November 9, 2026")).toHaveAttribute("aria-disabled", "true");
    await expect.element(page.getByRole("button", { name: "Next month" })).toBeDisabled();
    day("Thursday, November 12, 2026, selected").element().focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect.element(page.getByText("No draws on this day", { exact: true })).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("allows changing the month but not the day while read-only, and disables its buttons while disabled", async () => {
    const onValueChange = spy();
    const { rerender } = render(calendar({ readOnly: true, onValueChange }));
    await day("Thursday, November 19, 2026").click();
    await page.getByRole("button", { name: "Next month" }).click();
    await expect.element(page.getByRole("grid", { name: /December 2026/ })).toBeVisible();
    rerender(calendar({ disabled: true, onValueChange }));
    await expect.element(page.getByRole("button", { name: "Next month" })).toBeDisabled();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    ["en", "Calendar, November 2026"],
    ["bn", /^ক্যালেন্ডার.* 2026$/],
  ])("D19 has an accessible name in the language %s when it has no label", async (locale, name) => {
    render(calendar(), locale);
    await expect.element(page.getByRole("application", { name })).toBeVisible();
  });

  it.each(["2026-02-30", "", "tomorrow"])("shows no chosen day for the invalid value “%s”", async (value) => {
    render(calendar({ value, min: value, max: value }));
    await expect.element(page.getByText("Choose a day")).toBeVisible();
  });

  it("1.4.10, 2.5.8 fits a 320 px touch screen with targets of 44 px, and is narrower than 480 px on desktops", async () => {
    withFinger();
    await setViewportWidth(320);
    const { container } = render(<div style={{ inlineSize: 288, marginInline: 16 }}>{calendar()}</div>);
    expect(document.documentElement.scrollWidth).toBe(320);
    const days = [...container.querySelectorAll("[role=button]")].map((button) => button.getBoundingClientRect());
    expect(days.length).toBe(30);
    expect(Math.min(...days.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
    await setViewportWidth(1366);
    const { container: wide } = render(calendar({ label: "Wide" }));
    expect(wide.firstElementChild?.getBoundingClientRect().width).toBeLessThan(480);
  });
});
