import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { FILL_METHODS } from "../../testing/fill-methods.ts";
import { PhoneField, type PhoneFieldProps, type PhoneValue } from "./PhoneField.tsx";

const BANGLADESH = { label: "Bangladesh", dialingCode: "880" };
const props: PhoneFieldProps = { label: "Mobile", countries: [BANGLADESH, { label: "India", dialingCode: "91" }] };
const number = () => page.getByRole("textbox", { name: "Mobile" });
const code = () => page.getByRole("combobox", { name: "Dialling code" });

describe("PhoneField", () => {
  itConforms(PhoneField, props, "input");

  it("2.1.1 takes the dialling code and the number by keyboard", async () => {
    const onValueChange = vi.fn<(value: PhoneValue) => void>();
    render(<PhoneField {...props} onValueChange={onValueChange} />);
    await userEvent.tab();
    await expect.element(code()).toHaveFocus();
    await userEvent.keyboard("I");
    expect(onValueChange).toHaveBeenLastCalledWith({ dialingCode: "91", number: "" });
    await userEvent.tab();
    await userEvent.keyboard("9876543210");
    expect(onValueChange).toHaveBeenLastCalledWith({ dialingCode: "91", number: "9876543210" });
  });

  it.each(Object.keys(FILL_METHODS))(
    "R224 splits a full phone number into the dialling code and the rest when %s",
    async (way) => {
      render(<PhoneField {...props} />);
      await number().click();
      await FILL_METHODS[way]?.(number(), "+৯১ 98765-43210");
      await expect.element(code()).toHaveValue("91");
      await userEvent.tab();
      await expect.element(number()).toHaveValue("9876543210");
    },
  );

  it("when controlled, shows the number exactly as its parent passes it", async () => {
    render(<PhoneField {...props} value={{ dialingCode: "880", number: "01712-345678" }} />);
    await expect.element(number()).toHaveValue("01712-345678");
  });

  it("1.3.5 has autocomplete attributes for the code and the number", async () => {
    render(<PhoneField {...props} />);
    await expect.element(number()).toHaveAttribute("autocomplete", "tel-national");
    await expect.element(number()).toHaveAttribute("inputmode", "tel");
    await expect.element(code()).toHaveAttribute("autocomplete", "tel-country-code");
  });

  it("R293 shows a fixed dialling code when there is only one country", async () => {
    render(<PhoneField label="Mobile" countries={[BANGLADESH]} description="For the code" />);
    expect(page.getByRole("combobox").elements()).toHaveLength(0);
    await expect.element(number()).toHaveAccessibleDescription("+880 For the code");
  });

  it("D21 submits code and number separately, and resets with its form", async () => {
    const { container } = render(
      <form>
        <PhoneField {...props} name="mobileNum" />
        <button type="reset">Reset</button>
      </form>,
    );
    await number().fill("+91 98");
    const data = () => Object.fromEntries(new FormData(container.querySelector("form") ?? undefined));
    expect(data()).toEqual({ mobileNum: "98", countryDialingCode: "91" });
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(data).toEqual({ mobileNum: "", countryDialingCode: "880" });
  });

  it("R224 shows the plus sign before the dialling code on a page in a right-to-left language", () => {
    render(
      <div dir="rtl">
        <PhoneField {...props} />
      </div>,
    );
    expect(getComputedStyle(page.getByText("+880", { exact: true }).element()).direction).toBe("ltr");
  });

  it("2.5.8 the code and the number are at least 24 px high and wide", () => {
    render(<PhoneField {...props} />);
    for (const part of [code(), number()]) {
      const { width, height } = part.element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
