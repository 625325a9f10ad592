import { User } from "@react-aria/test-utils";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { RADIO_GROUP_VARIANTS, RadioGroup, type RadioOption } from "./RadioGroup.tsx";

const options: RadioOption[] = [
  { value: "bkash", label: "bKash", description: "Free" },
  { value: "nagad", label: "Nagad" },
  { value: "card", label: "Card", disabled: true },
  { value: "bank", label: "Bank" },
];
const group = () => page.getByRole("radiogroup", { name: "Pay with" });
const radio = (name: string) => page.getByRole("radio", { name });

describe("RadioGroup", () => {
  itConforms(RadioGroup, { label: "Pay with", options }, "fieldset");

  it.each(["mouse", "touch", "keyboard"] as const)("2.1.1 selects an option by %s", async (interactionType) => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<RadioGroup label="Pay with" options={options} defaultValue="bkash" onValueChange={onValueChange} />);
    const tester = new User({ interactionType }).createTester("RadioGroup", { root: group().element() as HTMLElement });
    await tester.triggerRadio({ radio: "Nagad" });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("nagad");
    expect(tester.getSelectedRadio()).toBe(radio("Nagad").element());
  });

  it("APG radio group: Tab enters at the selected option; arrows select, skip disabled options and wrap", async () => {
    render(
      <>
        <RadioGroup label="Pay with" options={options} defaultValue="nagad" />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(radio("Nagad")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(radio("Bank")).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(radio("bKash")).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(radio("Bank")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  });

  it("APG radio group: Space selects the first option when none is selected", async () => {
    render(<RadioGroup label="Pay with" options={options} />);
    await userEvent.tab();
    await expect.element(radio("bKash")).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect.element(radio("bKash")).toBeChecked();
  });

  it("4.1.2 when controlled, keeps the value that its parent passes", async () => {
    render(<RadioGroup label="Pay with" options={options} value="bank" />);
    await page.getByText("Nagad").click();
    await expect.element(radio("Bank")).toBeChecked();
  });

  it("1.3.1 names an option by its label, and describes it by its description", async () => {
    render(<RadioGroup label="Pay with" options={options} description="No fee" error="Choose one" required />);
    await expect.element(page.getByRole("radio", { name: "bKash", exact: true })).toHaveAccessibleDescription("Free");
    await expect.element(group()).toHaveAccessibleDescription("Choose one No fee");
    await expect.element(group()).toHaveAttribute("aria-invalid", "true");
    await expect.element(group()).toHaveAttribute("aria-required", "true");
  });

  it("D21 submits the selected option, and resets with its form", async () => {
    const { container } = render(
      <form>
        <RadioGroup label="Pay with" name="way" options={options} defaultValue="bkash" />
        <button type="reset">Reset</button>
      </form>,
    );
    const form = container.querySelector("form");
    await page.getByText("Bank").click();
    expect(new FormData(form ?? undefined).get("way")).toBe("bank");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(radio("bKash")).toBeChecked();
    await page.getByText("Nagad").click();
    await expect.element(radio("Nagad")).toBeChecked();
  });

  it.each(RADIO_GROUP_VARIANTS)("2.5.8 each option has a press area at least 24 px high (%s)", (variant) => {
    const { container } = render(<RadioGroup label="Pay with" options={options} variant={variant} />);
    for (const label of container.querySelectorAll("label")) {
      expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  });

  it("1.4.11 uses the browser's own radio dot in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    render(<RadioGroup label="Pay with" options={options} />);
    expect(getComputedStyle(radio("bKash").element()).appearance).toBe("auto");
  });

  it("D17c prints which option is chosen, although backgrounds are not printed", async () => {
    await emulateMedia({ media: "print" });
    render(<RadioGroup label="Pay with" options={options} defaultValue="bkash" />);
    expect(getComputedStyle(radio("bKash").element()).appearance).toBe("auto");
  });
});
