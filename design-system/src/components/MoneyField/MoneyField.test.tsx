import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { spoken } from "../../testing/spoken.ts";
import { MoneyField, type MoneyFieldProps } from "./MoneyField.tsx";

const input = () => page.getByRole("textbox", { name: "Amount" });
const element = () => input().element() as HTMLInputElement;
type OnValueChange = NonNullable<MoneyFieldProps["onValueChange"]>;

/** Pastes what a member has copied elsewhere. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

function Held() {
  const [value, setValue] = useState("10");
  return (
    <>
      <MoneyField label="Amount" currency="BDT" value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue("2500")}>
        All
      </button>
    </>
  );
}

describe("MoneyField", () => {
  itConforms(MoneyField, { label: "Amount", currency: "BDT" }, "input");

  it("R501 parts the thousands while one types, and fills up the decimals when it is left", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<MoneyField label="Amount" currency="BDT" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("1234567.5");
    await expect.element(input()).toHaveValue("1,234,567.5");
    expect(onValueChange.mock.calls.map(([value]) => value).slice(-3)).toEqual(["123456", "1234567", "1234567.5"]);
    await userEvent.tab();
    await expect.element(input()).toHaveValue("1,234,567.50");
    expect(onValueChange).toHaveBeenLastCalledWith("1234567.5");
  });

  it("keeps the caret behind the same digit, and a comma is no wall", async () => {
    render(<MoneyField label="Amount" currency="BDT" defaultValue="1234567" />);
    // Not by Tab: after a test that tabbed out of the page it would come from there.
    await input().click();
    element().setSelectionRange(1, 1);
    await userEvent.keyboard("9");
    await expect.element(input()).toHaveValue("19,234,567.00");
    expect(element().selectionStart).toBe(2);
    await userEvent.keyboard("{Delete}{Delete}");
    await expect.element(input()).toHaveValue("1,934,567.00");
    element().setSelectionRange(6, 6);
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect.element(input()).toHaveValue("193,567.00");
    expect(element().selectionStart).toBe(3);
  });

  it("R501 takes digits of the member's script and the comma of a phone's keyboard as the point", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<MoneyField label="Amount" currency="BDT" onValueChange={onValueChange} />, "bn");
    await userEvent.tab();
    await userEvent.keyboard("১২,৫");
    await expect.element(input()).toHaveValue("12.5");
    expect(onValueChange).toHaveBeenLastCalledWith("12.5");
  });

  it.each([
    ["1,234.5", "1,234.50"],
    ["১,২৩৪.৫০", "1,234.50"],
    ["৳ 1 234,50", "1,234.50"],
  ])("R501 understands what is pasted: %s", async (text, shown) => {
    render(<MoneyField label="Amount" currency="BDT" defaultValue="7" />);
    await userEvent.tab();
    element().select();
    paste(text);
    await userEvent.tab();
    await expect.element(input()).toHaveValue(shown);
  });

  it("4.1.3 leaves the field as it is when no amount is pasted, and says so", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<MoneyField label="Amount" currency="BDT" defaultValue="7" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("x-");
    paste("about ten");
    await expect.element(input()).toHaveValue("7.00");
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.poll(() => spoken()).toBe("That is not an amount");
  });

  it("D12 never passes through a float: twenty-four digits stay as they are", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<MoneyField label="Amount" currency="BDT" onValueChange={onValueChange} />);
    await input().fill("123456789012345678901234.56");
    expect(onValueChange).toHaveBeenLastCalledWith("123456789012345678901234.56");
  });

  it("shows what its owner holds, whatever is typed, and a new amount at once", async () => {
    render(<Held />);
    await input().fill("12.");
    await expect.element(input()).toHaveValue("12.");
    await page.getByRole("button", { name: "All" }).click();
    await expect.element(input()).toHaveValue("2,500.00");
  });

  it("D21 sends the decimal string, and goes back to the first amount with its form", async () => {
    const { container } = render(
      <form>
        <MoneyField label="Amount" currency="BDT" name="amount" defaultValue="1000" />
        <button type="reset">Reset</button>
      </form>,
    );
    const sent = () => new FormData(container.querySelector("form") ?? undefined).get("amount");
    await input().fill("12345.5");
    expect(sent()).toBe("12345.5");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(input()).toHaveValue("1,000.00");
    expect(sent()).toBe("1000.00");
  });

  it("keeps what is selected when it is entered", async () => {
    render(<MoneyField label="Amount" currency="BDT" defaultValue="1000" />);
    await userEvent.tab();
    expect([element().selectionStart, element().selectionEnd]).toEqual([0, "1,000.00".length]);
    await userEvent.keyboard("5");
    await expect.element(input()).toHaveValue("5");
  });

  it("1.3.1 tells its currency, and phones to show digits", async () => {
    render(<MoneyField label="Amount" currency="BDT" description="At least 200.00" />);
    await expect.element(input()).toHaveAccessibleDescription("BDT At least 200.00");
    await expect.element(input()).toHaveAttribute("inputmode", "decimal");
  });
});
