import { User } from "@react-aria/test-utils";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { LanguageSelect } from "./LanguageSelect.tsx";

const languages = ["bn", "en", "vi"];
const trigger = () => page.getByRole("button", { name: /Language/ });

describe("LanguageSelect", () => {
  itConforms(LanguageSelect, { languages, value: "bn", onValueChange: () => undefined }, "button");

  it.each(["mouse", "touch", "keyboard"] as const)("R184 chooses a language by %s", async (interactionType) => {
    const onValueChange = vi.fn<(language: string) => void>();
    const { container } = render(<LanguageSelect languages={languages} value="bn" onValueChange={onValueChange} />);
    const tester = new User({ interactionType }).createTester("Select", { root: container });
    await tester.open();
    expect(tester.getOptions().map((option) => option.textContent)).toEqual(["বাংলা", "English", "Tiếng Việt"]);
    await tester.toggleOptionSelection({ option: "Tiếng Việt" });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("vi");
    await expect.element(trigger()).toHaveFocus();
  });

  it("3.1.2 gives each name its language, so that it is spoken right", async () => {
    render(<LanguageSelect languages={languages} value="bn" onValueChange={() => undefined} />);
    await trigger().click();
    await expect.element(page.getByRole("listbox", { name: /Language/ })).toBeVisible();
    const spoken = page
      .getByRole("option")
      .elements()
      .map((option) => option.querySelector("[lang]")?.getAttribute("lang"));
    expect(spoken).toEqual(languages);
    expect(trigger().element().querySelector("[lang=bn]")?.textContent).toBe("বাংলা");
  });

  it("4.1.2 says what it is and what is chosen, in the language of the page", async () => {
    render(<LanguageSelect languages={languages} value="bn" onValueChange={() => undefined} />, "bn");
    await expect.element(page.getByRole("button", { name: "বাংলা ভাষা" })).toBeVisible();
  });

  it("2.5.8 is a target of at least 24 px in a header", async () => {
    render(<LanguageSelect languages={languages} value="bn" onValueChange={() => undefined} />);
    await expect.element(trigger()).toBeVisible();
    const { width, height } = trigger().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});
