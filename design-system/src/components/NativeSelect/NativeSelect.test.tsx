import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { NativeSelect } from "./NativeSelect.tsx";

const options = [
  { value: "today", label: "Today" },
  { value: "week", label: "Last 7 days" },
  { value: "never", label: "Never", disabled: true },
  { value: "month", label: "Last 30 days" },
];
const select = () => page.getByRole("combobox", { name: "Period" });

const colorOf = (field: ReactElement) => {
  const { container, unmount } = render(field);
  const color = getComputedStyle(container.querySelector("select") ?? container).color;
  unmount();
  return color;
};

describe("NativeSelect", () => {
  itConforms(NativeSelect, { label: "Period", options }, "select");

  it("2.1.1 is reached by Tab; arrow keys and letters select enabled options", async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<NativeSelect label="Period" options={options} onChange={(event) => onChange(event.target.value)} />);
    await userEvent.tab();
    await expect.element(select()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(select()).toHaveValue("month");
    await userEvent.keyboard("t");
    await expect.element(select()).toHaveValue("today");
    expect(onChange.mock.calls.flat()).toEqual(["week", "month", "today"]);
  });

  it("D17b when required, the form is invalid while the placeholder is selected", async () => {
    const { container } = render(
      <form>
        <NativeSelect label="Period" name="period" options={options} placeholder="Choose" required />
      </form>,
    );
    const form = container.querySelector("form");
    await expect.element(page.getByRole("combobox")).toBeRequired();
    expect(form?.checkValidity()).toBe(false);
    await userEvent.selectOptions(page.getByRole("combobox"), "week");
    expect(form?.checkValidity()).toBe(true);
    expect(form && new FormData(form).get("period")).toBe("week");
  });

  it("mutes its placeholder, and no option without a value, such as All", () => {
    const chosen = colorOf(<NativeSelect label="Period" options={options} />);
    expect(colorOf(<NativeSelect label="Period" options={[{ value: "", label: "All" }, ...options]} />)).toBe(chosen);
    expect(colorOf(<NativeSelect label="Period" options={options} placeholder="Choose" />)).not.toBe(chosen);
  });

  it("3.3.1 describes the field by its error and its description", async () => {
    render(<NativeSelect label="Period" options={options} error="Choose a period" description="In Dhaka time" />);
    await expect.element(select()).toHaveAccessibleDescription("Choose a period In Dhaka time");
    await expect.element(select()).toHaveAttribute("aria-invalid", "true");
  });

  it("2.5.8 its select covers the whole frame, including the chevron", async () => {
    render(<NativeSelect label="Period" options={options} />);
    const { right, top, height, left } = select().element().getBoundingClientRect();
    const frame = select().element().parentElement?.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(24);
    expect(Math.round(Number(frame?.right) - right)).toBeLessThanOrEqual(1);
    expect(Math.round(left - Number(frame?.left))).toBeLessThanOrEqual(1);
    const chevron = document.elementFromPoint(right - 20, top + height / 2);
    expect(chevron?.localName).toBe("select");
  });
});
