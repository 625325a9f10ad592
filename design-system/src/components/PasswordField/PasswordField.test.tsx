import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { liveRegionText } from "../../testing/live-region-text.ts";
import { PasswordField } from "./PasswordField.tsx";

describe("PasswordField", () => {
  itConforms(PasswordField, { label: "Password", autoComplete: "current-password" }, "input");

  it("D6 shows and hides the password without changing it", async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const input = page.getByLabelText("Password", { exact: true });
    await input.fill(" p w ");
    await expect.element(input).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect.element(input).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect.element(input).toHaveAttribute("type", "password");
    await expect.element(input).toHaveValue(" p w ");
  });

  it("1.3.5 sets the autocomplete attribute that password managers use", async () => {
    render(<PasswordField label="Password" autoComplete="new-password" />);
    await expect
      .element(page.getByLabelText("Password", { exact: true }))
      .toHaveAttribute("autocomplete", "new-password");
  });

  it("4.1.3 announces the strength of a new password when typing pauses", async () => {
    render(<PasswordField label="Password" autoComplete="new-password" showStrength />);
    const meter = page.getByRole("meter", { name: "Password strength" });
    await expect.element(meter).not.toHaveAttribute("aria-valuetext");
    await page.getByLabelText("Password", { exact: true }).fill("123456");
    await expect.element(meter).toHaveAttribute("aria-valuetext", "weak");
    await page.getByLabelText("Password", { exact: true }).fill("blue river lamp");
    await expect.element(page.getByText("strong", { exact: true })).toBeVisible();
    expect(liveRegionText()).not.toContain("weak");
    await expect.poll(() => liveRegionText(), { timeout: 3000 }).toBe("Password strength: strong");
  });
});
