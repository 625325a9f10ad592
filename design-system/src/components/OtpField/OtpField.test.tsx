import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { FILL_METHODS } from "../../testing/fill-methods.ts";
import { OtpField } from "./OtpField.tsx";

const input = () => page.getByRole("textbox", { name: "Code" });
const cells = () => [...(input().element().previousElementSibling?.children ?? [])];

/** Returns the middle of a digit, from the width of a digit and of the text before it. */
function middleOfDigit(place: number): number {
  const element = input().element();
  const { paddingInlineStart, letterSpacing, fontFamily, fontSize, fontWeight } = getComputedStyle(element);
  const sample = document.createElement("span");
  sample.textContent = "0";
  Object.assign(sample.style, { fontFamily, fontSize, fontWeight, fontVariantNumeric: "tabular-nums" });
  element.after(sample);
  const figure = sample.getBoundingClientRect().width;
  sample.remove();
  const start = element.getBoundingClientRect().x + Number.parseFloat(paddingInlineStart);
  return start + place * (figure + Number.parseFloat(letterSpacing)) + figure / 2;
}

describe("OtpField", () => {
  itConforms(OtpField, { label: "Code" }, "input");

  it("3.3.8 allows autofill of the code, and accepts a pasted code with spaces", async () => {
    const onComplete = vi.fn<(code: string) => void>();
    render(<OtpField label="Code" onComplete={onComplete} />);
    await expect.element(input()).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(input()).toHaveAttribute("inputmode", "numeric");
    await input().fill(" 123 456 ");
    await expect.element(input()).toHaveValue("123456");
    expect(onComplete).toHaveBeenCalledExactlyOnceWith("123456");
  });

  it("R501 accepts digits of any script and nothing else", async () => {
    const onValueChange = vi.fn<(code: string) => void>();
    render(<OtpField label="Code" length={4} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("a১2-৩4567");
    await expect.element(input()).toHaveValue("1234");
    expect(onValueChange).toHaveBeenLastCalledWith("1234");
  });

  for (const text of ["১২৩৪৫৬", "１２３４５６", "123 456", "123-456"])
    it.each(Object.keys(FILL_METHODS))(`R501 reads ${text} as 123456 when %s`, async (way) => {
      const onValueChange = vi.fn<(value: string) => void>();
      render(<OtpField label="Code" onValueChange={onValueChange} />);
      await input().click();
      await FILL_METHODS[way]?.(input(), text);
      await expect.element(input()).toHaveValue("123456");
      expect(onValueChange).toHaveBeenLastCalledWith("123456");
    });

  it("1.3.1 is one text field described by its error, its hint and its length", async () => {
    render(<OtpField label="Code" error="Wrong code" description="Sent to you" />);
    expect(page.getByRole("textbox").elements()).toHaveLength(1);
    await expect.element(input()).toHaveAccessibleDescription("Wrong code Sent to you 6 digits");
  });

  it.each([4, 6, 8])("renders each of %i digits in the middle of its cell", (length) => {
    render(
      <div style={{ inlineSize: 300 }}>
        <OtpField label="Code" length={length} defaultValue={"0".repeat(length)} />
      </div>,
    );
    expect(cells()).toHaveLength(length);
    for (const [place, cell] of cells().entries()) {
      const { x, width } = cell.getBoundingClientRect();
      expect(Math.abs(x + width / 2 - middleOfDigit(place))).toBeLessThan(1);
    }
    expect(input().element().scrollLeft).toBe(0);
  });

  it("2.4.7 outlines the next empty cell on focus in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    render(<OtpField label="Code" defaultValue="12" />);
    await userEvent.tab();
    expect(cells().map((cell) => getComputedStyle(cell).outlineStyle)).toEqual([
      "none",
      "none",
      "solid",
      "none",
      "none",
      "none",
    ]);
  });

  it("D21 submits its digits, and resets with its form", async () => {
    const { container } = render(
      <form>
        <OtpField label="Code" name="code" />
        <button type="reset">Reset</button>
      </form>,
    );
    await input().fill("1234");
    expect(new FormData(container.querySelector("form") ?? undefined).get("code")).toBe("1234");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(input()).toHaveValue("");
  });
});
