import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { liveRegionText } from "../../testing/live-region-text.ts";
import { FILL_METHODS } from "../../testing/fill-methods.ts";
import { MoneyField, type MoneyFieldProps } from "./MoneyField.tsx";

const input = () => page.getByRole("textbox", { name: "Amount" });
const element = () => input().element() as HTMLInputElement;
type OnValueChange = NonNullable<MoneyFieldProps["onValueChange"]>;

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

  it("R501 keeps the text while typing; groups digits and completes decimals on blur", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<MoneyField label="Amount" currency="BDT" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("1234567.5");
    await expect.element(input()).toHaveValue("1234567.5");
    expect(onValueChange.mock.calls.map(([value]) => value).slice(-3)).toEqual(["123456", "1234567", "1234567.5"]);
    await userEvent.tab();
    await expect.element(input()).toHaveValue("1,234,567.50");
    expect(onValueChange).toHaveBeenLastCalledWith("1234567.5");
  });

  for (const [text, language, value, shown] of [
    ["5000", "en", "5000", "5,000.00"],
    ["5,000", "en", "5000", "5,000.00"],
    ["500,000", "en", "500000", "500,000.00"],
    ["1,00,000", "en", "100000", "100,000.00"],
    ["1,234.50", "en", "1234.50", "1,234.50"],
    ["12,5", "en", "12.5", "12.50"],
    ["৫০০০", "bn", "5000", "5,000.00"],
    ["১,২৩৪.৫০", "bn", "1234.50", "1,234.50"],
    ["৳ 1 234,50", "bn", "1234.50", "1,234.50"],
    ["-5", "en", "", "-5"],
    ["1e3", "en", "", "1e3"],
    ["50.000", "en", "", "50.000"],
    ["about ten", "en", "", "about ten"],
  ] as const)
    it.each(Object.keys(FILL_METHODS))(`R501 ${text} gives the same amount or the same error when %s`, async (way) => {
      const onValueChange = vi.fn<OnValueChange>();
      render(<MoneyField label="Amount" currency="BDT" onValueChange={onValueChange} />, language);
      await input().click();
      await FILL_METHODS[way]?.(input(), text);
      await expect.element(input()).toHaveValue(text);
      await userEvent.tab();
      await expect.element(input()).toHaveValue(shown);
      expect(onValueChange.mock.lastCall?.[0] ?? "").toBe(value);
      expect(element().validity.valid).toBe(value !== "");
      expect(element().ariaInvalid).toBe(value === "" ? "true" : null);
    });

  it.each([
    ["-5", "Enter an amount without a minus sign"],
    ["1e3", "This is not an amount. Enter digits only."],
    ["50.000", "If you mean 50,000.00, enter 50000"],
    ["1.234567", "Enter up to 2 decimal places"],
  ])("3.3.1 4.1.3 keeps %s and explains what to do", async (text, message) => {
    render(<MoneyField label="Amount" currency="BDT" />);
    await input().fill(text);
    await userEvent.tab();
    await expect.element(input()).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[?.]/g, String.raw`\$&`)));
    await expect.poll(() => liveRegionText()).toBe(message);
  });

  it("3.3.1 hides the error while the amount is edited", async () => {
    render(<MoneyField label="Amount" currency="BDT" />);
    await input().fill("-5");
    await userEvent.tab();
    await expect.element(input()).toHaveAttribute("aria-invalid", "true");
    await input().click();
    await expect.element(input()).not.toHaveAttribute("aria-invalid");
  });

  it("3.2.2 a click on a button works, although it moves the focus away from a wrong amount", async () => {
    const onClick = vi.fn<() => void>();
    render(
      <>
        <MoneyField label="Amount" currency="BDT" />
        <button type="button" onClick={onClick}>
          Next
        </button>
      </>,
    );
    await input().fill("-5");
    await page.getByRole("button", { name: "Next" }).click();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(input()).toHaveAttribute("aria-invalid", "true");
  });

  it("4.1.3 announces how it understood an amount with a thousands separator", async () => {
    render(<MoneyField label="Amount" currency="BDT" />);
    await input().fill("5,000");
    await userEvent.tab();
    await expect.poll(() => liveRegionText()).toBe("5,000.00 BDT");
  });

  it("R501 Backspace in a grouped amount deletes a digit", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<MoneyField label="Amount" currency="BDT" defaultValue="5000" onValueChange={onValueChange} />);
    await input().click();
    await expect.element(input()).toHaveValue("5000");
    await userEvent.keyboard("{End}{Backspace}");
    await expect.element(input()).toHaveValue("500");
    expect(onValueChange).toHaveBeenLastCalledWith("500");
  });

  it("R501 undo restores the previous text", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<MoneyField label="Amount" currency="BDT" onValueChange={onValueChange} />);
    await input().click();
    await FILL_METHODS.pasted?.(input(), "500");
    await userEvent.keyboard("{Backspace}");
    await expect.element(input()).toHaveValue("50");
    document.execCommand("undo");
    await expect.element(input()).toHaveValue("500");
    expect(onValueChange).toHaveBeenLastCalledWith("500");
  });

  it("D12 keeps twenty-four digits without rounding", async () => {
    const onValueChange = vi.fn<OnValueChange>();
    render(<MoneyField label="Amount" currency="BDT" onValueChange={onValueChange} />);
    await input().fill("123456789012345678901234.56");
    expect(onValueChange).toHaveBeenLastCalledWith("123456789012345678901234.56");
  });

  it("when controlled, shows a new amount that its parent passes immediately", async () => {
    render(<Held />);
    await input().fill("12.");
    await expect.element(input()).toHaveValue("12.");
    await page.getByRole("button", { name: "All" }).click();
    await expect.element(input()).toHaveValue("2,500.00");
  });

  it.each(["en", "vi"])(
    "R501 shows and edits an amount with more decimals than its currency allows, in %s",
    async (locale) => {
      const onValueChange = vi.fn<OnValueChange>();
      render(<MoneyField label="Amount" currency="EUR" value="1.005" onValueChange={onValueChange} />, locale);
      await expect.element(input()).toHaveValue("1.005");
      await expect.element(input()).toHaveAttribute("aria-invalid", "true");
      await input().click();
      await userEvent.keyboard("{End}{Backspace}");
      expect(onValueChange).toHaveBeenLastCalledWith("1.00");
    },
  );

  it("D21 submits the decimal string, and resets with its form", async () => {
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

  it("keeps its text selected when Tab focuses it", async () => {
    render(<MoneyField label="Amount" currency="BDT" defaultValue="1000" />);
    await userEvent.tab();
    await expect.element(input()).toHaveValue("1000");
    expect([element().selectionStart, element().selectionEnd]).toEqual([0, "1000".length]);
    await userEvent.keyboard("5");
    await expect.element(input()).toHaveValue("5");
  });

  it("1.3.1 has its currency in its accessible description, and asks phones for a decimal keyboard", async () => {
    render(<MoneyField label="Amount" currency="BDT" description="At least 200.00" />);
    await expect.element(input()).toHaveAccessibleDescription("BDT At least 200.00");
    await expect.element(input()).toHaveAttribute("inputmode", "decimal");
  });
});

/** Another seed tests other texts. */
const SEED = 501;
const TEXTS = 4;
const MOST_LETTERS = 7;
const LETTERS = "0123456789০৫५,..,,' -k";
const CURRENCIES = ["BDT", "INR", "IDR", "PHP", "VND"] as const;

/** Texts that a member could enter: amounts as the language writes them, and texts of random letters. */
function textsIn(language: string): { text: string; currency: string; decimals: number }[] {
  let state = SEED;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: TEXTS }, (_, place) => {
    const currency = CURRENCIES[below(CURRENCIES.length)] ?? "BDT";
    const decimals = currency === "VND" || currency === "IDR" ? 0 : 2;
    const letters = Array.from({ length: 1 + below(MOST_LETTERS) }, () => LETTERS.charAt(below(LETTERS.length)));
    const amount = new Intl.NumberFormat(language, { minimumFractionDigits: decimals }).format(below(10_000_000));
    return { text: place % 2 === 0 ? letters.join("") : amount, currency, decimals };
  });
}

describe("MoneyField, for any text", () => {
  it.each(["en", "bn", "hi", "id", "fil", "vi"])(
    `D12 R501 in %s, every way to enter a text gives the same amount or error (${TEXTS} texts, seed ${SEED})`,
    async (language) => {
      for (const { text, ...money } of textsIn(language)) {
        const results: unknown[] = [];
        for (const enter of Object.values(FILL_METHODS)) {
          const onValueChange = vi.fn<OnValueChange>();
          const { unmount } = render(<MoneyField label="Amount" {...money} onValueChange={onValueChange} />, language);
          await input().click();
          await enter(input(), text);
          await expect.element(input()).toHaveValue(text);
          await userEvent.tab();
          await expect.poll(() => element() === document.activeElement).toBe(false);
          results.push([text, onValueChange.mock.lastCall?.[0] ?? "", element().value, element().validity.valid]);
          unmount();
        }
        expect(results).toEqual(results.map(() => results[0]));
      }
    },
  );
});
