import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Checkbox } from "./Checkbox.tsx";

describe("Checkbox", () => {
  itConforms(Checkbox, { label: "Remember" }, "input");

  it("2.1.1 changes by Space, by its label and by its box", async () => {
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

  it("2.5.8 is at least 24 px high where it can be pressed", () => {
    const { container } = render(<Checkbox label="Remember" />);
    expect(container.querySelector("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it("4.1.2 shows that only some of what it stands for is chosen", async () => {
    const { rerender } = render(<Checkbox label="All" indeterminate />);
    const checkbox = page.getByRole("checkbox", { name: "All" });
    await expect.element(checkbox).toBePartiallyChecked();
    rerender(<Checkbox label="All" />);
    await expect.element(checkbox).not.toBePartiallyChecked();
  });
});
