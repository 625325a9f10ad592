import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { GamesIcon, ListIcon } from "../../icons/icons.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { ToggleGroup } from "./ToggleGroup.tsx";

const options = [
  { id: "day", label: "Day" },
  { id: "week", label: "Week" },
  { id: "month", label: "Month" },
];
const radio = (name: string) => page.getByRole("radio", { name });
const button = (name: string) => page.getByRole("button", { name });

describe("ToggleGroup", () => {
  itConforms(ToggleGroup, { label: "Period", options }, "div");

  it("APG radio: Tab goes to the chosen option, arrow keys move the focus, and Space chooses an option", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(
      <>
        <ToggleGroup label="Period" options={options} defaultValue="week" onValueChange={onValueChange} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(radio("Week")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(radio("Day")).toHaveFocus();
    await expect.element(radio("Week")).toBeChecked();
    await userEvent.keyboard(" ");
    await expect.element(radio("Day")).toBeChecked();
    await expect.element(radio("Week")).not.toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("day");
    await userEvent.tab();
    await expect.element(button("After")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(radio("Day")).toHaveFocus();
  });

  it("4.1.2 when the chosen option is pressed again, keeps it chosen and does not call onValueChange", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<ToggleGroup label="Period" options={options} defaultValue="week" onValueChange={onValueChange} />);
    await radio("Week").click();
    await expect.element(radio("Week")).toBeChecked();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("shows the option that its parent passes as chosen, and no chosen option for an empty text", async () => {
    const { rerender } = render(<ToggleGroup label="Period" options={options} value="day" />);
    await radio("Month").click();
    await expect.element(radio("Day")).toBeChecked();
    rerender(<ToggleGroup label="Period" options={options} value="" />);
    for (const { label } of options) await expect.element(radio(label)).not.toBeChecked();
  });

  it("APG toolbar: turns several options on and off, and passes their values in the order of the options", async () => {
    const onValueChange = vi.fn<(value: string[]) => void>();
    render(
      <ToggleGroup
        label="Period"
        selectionMode="multiple"
        options={options}
        defaultValue={["month"]}
        onValueChange={onValueChange}
      />,
    );
    await expect.element(page.getByRole("toolbar", { name: "Period" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ArrowRight}{ArrowRight}{Enter}");
    expect(onValueChange.mock.calls).toEqual([[["day", "month"]], [["day"]]]);
    await expect.element(button("Day")).toHaveAttribute("aria-pressed", "true");
    await expect.element(button("Month")).toHaveAttribute("aria-pressed", "false");
  });

  it("with several choices, shows only the options that its parent passes as chosen", async () => {
    const onValueChange = vi.fn<(value: string[]) => void>();
    const group = (value: string[]) => (
      <ToggleGroup label="Period" selectionMode="multiple" {...{ options, value, onValueChange }} />
    );
    const { rerender } = render(group(["day"]));
    await button("Week").click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(["day", "week"]);
    await expect.element(button("Week")).toHaveAttribute("aria-pressed", "false");
    rerender(group(["week"]));
    await expect.element(button("Week")).toHaveAttribute("aria-pressed", "true");
  });

  it("places options from right to left, and reverses the arrow keys, on right-to-left pages", async () => {
    render(
      <div dir="rtl">
        <ToggleGroup label="Period" options={options} />
      </div>,
      "ar",
    );
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(radio("Week")).toHaveFocus();
    const [first, second] = options.map(({ label }) => radio(label).element().getBoundingClientRect().x);
    expect(second).toBeLessThan(first ?? 0);
  });

  it("skips a disabled option, and does nothing while all are disabled", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const off = options.map((option) => ({ ...option, disabled: option.id === "week" }));
    const { rerender } = render(<ToggleGroup label="Period" options={off} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(radio("Month")).toHaveFocus();
    rerender(<ToggleGroup label="Period" options={options} disabled onValueChange={onValueChange} />);
    await expect.element(radio("Day")).toBeDisabled();
    await radio("Day").click({ force: true });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("Tab reaches the enabled options even if the chosen option is disabled", async () => {
    const off = options.map((option) => ({ ...option, disabled: option.id === "week" }));
    render(<ToggleGroup label="Period" options={off} defaultValue="week" />);
    await userEvent.tab();
    await expect.element(radio("Day")).toHaveFocus();
  });

  it("1.1.1 an option without a visible label has a name and a tooltip", async () => {
    const views = [
      { id: "cards", label: "Cards", icon: GamesIcon },
      { id: "list", label: "List", icon: ListIcon },
      { id: "all", label: "All" },
    ];
    render(<ToggleGroup label="View" options={views} hidesLabels />);
    await expect.element(radio("Cards")).toHaveAttribute("title", "Cards");
    expect(radio("Cards").element().textContent).toBe("");
    expect(radio("All").element().textContent).toBe("All");
  });

  it("2.5.8 has targets of at least 24 px, and 1.4.1 has a line around the chosen option", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(<ToggleGroup label="Period" options={options} defaultValue="day" />);
    const { width, height } = radio("Day").element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    expect(getComputedStyle(radio("Day").element()).boxShadow).toContain("inset");
    expect(getComputedStyle(radio("Week").element()).boxShadow).toBe("none");
  });

  it("shares the width equally with fullWidth", () => {
    render(<ToggleGroup label="Period" options={options} fullWidth />);
    const widths = options.map(({ label }) => Math.round(radio(label).element().getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
  });
});
