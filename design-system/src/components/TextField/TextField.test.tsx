import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { TextField } from "./TextField.tsx";

describe("TextField", () => {
  itConforms(TextField, { label: "Username" }, "input");

  it("3.3.1 describes the field by its error and its description", async () => {
    const { rerender } = render(<TextField label="Username" description="6 to 14 letters" />);
    const input = page.getByRole("textbox", { name: "Username" });
    await expect.element(input).toHaveAccessibleDescription("6 to 14 letters");
    await expect.element(input).not.toHaveAttribute("aria-invalid");
    rerender(<TextField label="Username" description="6 to 14 letters" error="Too short" />);
    await expect.element(input).toHaveAccessibleDescription("Too short 6 to 14 letters");
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
  });

  it("D17b is required by the native attribute", async () => {
    render(<TextField label="Name" required />);
    await expect.element(page.getByRole("textbox", { name: "Name", exact: true })).toBeRequired();
  });

  it("D21 keeps the id it is given, so that an ErrorSummary can link to it", async () => {
    render(<TextField id="username" label="Username" />);
    await expect.element(page.getByRole("textbox")).toHaveAttribute("id", "username");
  });

  it("2.1.1 gets the focus by Tab and by a click on its label", async () => {
    render(<TextField label="Username" />);
    const input = page.getByRole("textbox", { name: "Username" });
    await userEvent.tab();
    await userEvent.keyboard("demo");
    await expect.element(input).toHaveValue("demo");
    input.element().blur();
    await page.getByText("Username").click();
    await expect.element(input).toHaveFocus();
  });
});
