import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { WAYS_TO_FILL } from "../../testing/ways-to-fill.ts";
import { PhoneField, type PhoneFieldProps, type PhoneValue } from "./PhoneField.tsx";

const BANGLADESH = { label: "Bangladesh", dialingCode: "880" };
const props: PhoneFieldProps = { label: "Mobile", countries: [BANGLADESH, { label: "India", dialingCode: "91" }] };
const number = () => page.getByRole("textbox", { name: "Mobile" });
const code = () => page.getByRole("combobox", { name: "Dialling code" });

describe("PhoneField", () => {
  itConforms(PhoneField, props, "input");

  it("2.1.1 takes the code and the number by keyboard alone", async () => {
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

  it.each(Object.keys(WAYS_TO_FILL))(
    "R224 puts the parts of a whole number into their places, and keeps digits alone, %s",
    async (way) => {
      render(<PhoneField {...props} />);
      await number().click();
      await WAYS_TO_FILL[way]?.(number(), "+৯১ 98765-43210");
      await expect.element(code()).toHaveValue("91");
      await userEvent.tab();
      await expect.element(number()).toHaveValue("9876543210");
    },
  );

  it("shows a number as its owner holds it", async () => {
    render(<PhoneField {...props} value={{ dialingCode: "880", number: "01712-345678" }} />);
    await expect.element(number()).toHaveValue("01712-345678");
  });

  it("1.3.5 lets the browser fill in both parts", async () => {
    render(<PhoneField {...props} />);
    await expect.element(number()).toHaveAttribute("autocomplete", "tel-national");
    await expect.element(number()).toHaveAttribute("inputmode", "tel");
    await expect.element(code()).toHaveAttribute("autocomplete", "tel-country-code");
  });

  it("R293 fixes the code where there is one country, and tells it with the number", async () => {
    render(<PhoneField label="Mobile" countries={[BANGLADESH]} description="For the code" />);
    expect(page.getByRole("combobox").elements()).toHaveLength(0);
    await expect.element(number()).toHaveAccessibleDescription("+880 For the code");
  });

  it("D21 sends code and number apart, and goes back with its form", async () => {
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

  it("2.5.8 both parts are at least 24 px high and wide", () => {
    render(<PhoneField {...props} />);
    for (const part of [code(), number()]) {
      const { width, height } = part.element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
