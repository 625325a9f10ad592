import { User } from "@react-aria/test-utils";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { RegionSelect, type RegionChoice } from "./RegionSelect.tsx";

const regions = [
  { id: "bd", name: "Bangladesh", currency: "BDT", languages: ["bn", "en"] },
  { id: "vn", name: "Vietnam", currency: "VND", languages: ["vi", "en"] },
];
const atFirst: RegionChoice = { regionId: "bd", language: "bn" };
const noop = () => undefined;

function Held({ onValueChange }: { onValueChange: (choice: RegionChoice) => void }) {
  const [value, setValue] = useState(atFirst);
  const choose = (choice: RegionChoice) => {
    setValue(choice);
    onValueChange(choice);
  };
  return <RegionSelect regions={regions} value={value} onValueChange={choose} />;
}
const group = (name: string) => page.getByRole("radiogroup", { name });

describe("RegionSelect", () => {
  itConforms(RegionSelect, { regions, value: atFirst, onValueChange: noop }, "div");

  it.each(["mouse", "touch", "keyboard"] as const)("R173 selects a country by %s", async (interactionType) => {
    const onValueChange = vi.fn<(choice: RegionChoice) => void>();
    render(<Held onValueChange={onValueChange} />);
    const root = group("Country and currency").element() as HTMLElement;
    const tester = new User({ interactionType }).createTester("RadioGroup", { root });
    await tester.triggerRadio({ radio: "Vietnam" });
    expect(onValueChange).toHaveBeenLastCalledWith({ regionId: "vn", language: "vi" });
  });

  it("R174 offers the languages of the country, and keeps the selected language if the country has it", async () => {
    const onValueChange = vi.fn<(choice: RegionChoice) => void>();
    render(<Held onValueChange={onValueChange} />);
    expect(group("Language").getByRole("radio").elements()).toHaveLength(2);
    await page.getByRole("radio", { name: "English" }).click();
    await page.getByRole("radio", { name: "Vietnam" }).click();
    expect(onValueChange).toHaveBeenLastCalledWith({ regionId: "vn", language: "en" });
    await expect.element(page.getByRole("radio", { name: "Tiếng Việt" })).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "বাংলা" })).not.toBeInTheDocument();
  });

  it("R174 describes each country by its currency, in the page's language", async () => {
    render(<RegionSelect regions={regions} value={atFirst} onValueChange={noop} />, "bn");
    await expect
      .element(page.getByRole("radio", { name: "Bangladesh" }))
      .toHaveAccessibleDescription("বাংলাদেশী টাকা (BDT)");
    await expect.element(group("দেশ ও মুদ্রা")).toBeVisible();
  });

  it("3.1.2 marks each language name with its language", () => {
    render(<RegionSelect regions={regions} value={atFirst} onValueChange={noop} />);
    const names = group("Language").element().querySelectorAll("[lang]");
    expect([...names].map((name) => name.getAttribute("lang"))).toEqual(["bn", "en"]);
  });
});
