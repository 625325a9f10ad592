import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { liveRegionText } from "../../testing/live-region-text.ts";
import { TextArea } from "./TextArea.tsx";

const input = () => page.getByRole("textbox", { name: "Remark" });

describe("TextArea", () => {
  itConforms(TextArea, { label: "Remark" }, "textarea");

  it("2.1.1 Enter starts a new line, and Tab leaves the field", async () => {
    render(<TextArea label="Remark" />);
    await userEvent.tab();
    await userEvent.keyboard("one{Enter}two");
    await expect.element(input()).toHaveValue("one\ntwo");
    await userEvent.tab();
    await expect.element(input()).not.toHaveFocus();
  });

  it("R399 R400 counts characters up to a limit of 140, and counts an emoji as one character", async () => {
    render(<TextArea label="Remark" />);
    await expect.element(page.getByText("0/140")).toBeVisible();
    await input().fill("🏮 lantern");
    await expect.element(page.getByText("9/140")).toBeVisible();
    await expect.element(input()).toHaveAccessibleDescription("At most 140 characters");
  });

  it("4.1.3 near the limit, announces how many characters are left when typing pauses", async () => {
    render(<TextArea label="Remark" maxLength={20} />);
    await input().fill("0123456789");
    await input().fill("01234567890123456");
    expect(liveRegionText()).not.toBe("Characters left: 3");
    await expect.poll(() => liveRegionText(), { timeout: 3000 }).toBe("Characters left: 3");
  });

  it("3.3.1 accepts a text that is too long, shows the excess, and is invalid until it is shortened", async () => {
    render(<TextArea label="Remark" maxLength={5} />);
    await input().fill("12345678");
    await expect.element(input()).toHaveValue("12345678");
    await expect.element(page.getByText("3 too many")).toBeVisible();
    await expect.element(input()).toHaveAttribute("aria-invalid", "true");
    await expect.poll(() => liveRegionText(), { timeout: 3000 }).toBe("3 too many");
    await input().fill("12345");
    await expect.element(input()).not.toHaveAttribute("aria-invalid");
  });

  it("D21 counts again when its form is reset and when its parent changes the value", async () => {
    const { rerender } = render(
      <form>
        <TextArea label="Remark" defaultValue="abc" />
        <button type="reset">Reset</button>
      </form>,
    );
    await input().fill("abcdef");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(page.getByText("3/140")).toBeVisible();
    rerender(<TextArea label="Remark" value="ab" readOnly />);
    await expect.element(page.getByText("2/140")).toBeVisible();
  });

  it("1.4.10 grows with its text", async () => {
    render(<TextArea label="Remark" />);
    const before = input().element().getBoundingClientRect().height;
    await input().fill("line\n".repeat(6));
    expect(input().element().getBoundingClientRect().height).toBeGreaterThan(before);
  });
});
