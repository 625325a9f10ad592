import { User } from "@react-aria/test-utils";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Checkbox } from "./Checkbox.tsx";

describe("Checkbox", () => {
  itConforms(Checkbox, { label: "Remember" }, "input");

  it("2.1.1 toggles by Space, by its label and by its box", async () => {
    render(<Checkbox label="Remember" />);
    const checkbox = page.getByRole("checkbox", { name: "Remember" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(checkbox).toBeChecked();
    await page.getByText("Remember").click();
    await expect.element(checkbox).not.toBeChecked();
    await checkbox.click();
    await expect.element(checkbox).toBeChecked();
  });

  it.each(["mouse", "touch", "keyboard"] as const)(
    "2.1.1 can be selected in a group by %s",
    async (interactionType) => {
      render(
        <fieldset aria-label="Columns">
          {["Time", "Game", "Stake"].map((name) => (
            <Checkbox key={name} label={name} />
          ))}
        </fieldset>,
      );
      const root = page.getByRole("group", { name: "Columns" }).element() as HTMLElement;
      // The tester checks the `role` attribute and does not know the implicit role of the element.
      root.setAttribute("role", "group");
      const tester = new User({ interactionType }).createTester("CheckboxGroup", { root });
      expect(tester.getCheckboxes()).toHaveLength(3);
      await tester.toggleCheckbox({ checkbox: "Game" });
      await tester.toggleCheckbox({ checkbox: "Stake" });
      expect(tester.getSelectedCheckboxes().map((box) => box.closest("label")?.textContent)).toEqual(["Game", "Stake"]);
      await tester.toggleCheckbox({ checkbox: "Game" });
      expect(tester.getSelectedCheckboxes()).toHaveLength(1);
    },
  );

  it("2.5.8 has a press area at least 24 px high", () => {
    const { container } = render(<Checkbox label="Remember" />);
    expect(container.querySelector("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it("4.1.2 shows that it is partially checked when it is indeterminate", async () => {
    const { rerender } = render(<Checkbox label="All" indeterminate />);
    const checkbox = page.getByRole("checkbox", { name: "All" });
    await expect.element(checkbox).toBePartiallyChecked();
    rerender(<Checkbox label="All" />);
    await expect.element(checkbox).not.toBePartiallyChecked();
  });
});
