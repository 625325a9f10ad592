import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

describe("ErrorSummary", () => {
  itConforms(ErrorSummary, { errors: [{ message: "Too short" }] }, "div");

  it("3.3.1 takes the focus for each new list of errors, and renders nothing without errors", async () => {
    const { container, rerender } = render(<ErrorSummary errors={[]} />);
    expect(container.textContent).toBe("");
    rerender(<ErrorSummary errors={[{ message: "Too short" }]} />);
    await expect.element(page.getByRole("alert")).toHaveFocus();
    document.body.focus();
    rerender(<ErrorSummary errors={[{ message: "Too long" }]} />);
    await expect.element(page.getByRole("alert")).toHaveFocus();
  });

  it("D21 its link focuses the field and leaves the URL unchanged", async () => {
    const address = location.href;
    render(
      <>
        <ErrorSummary errors={[{ fieldId: "name", message: "Enter a name" }]} />
        <label>
          Name <input id="name" />
        </label>
      </>,
    );
    const link = page.getByRole("link", { name: "Enter a name" });
    await expect.element(link).toHaveAttribute("href", "#name");
    await link.click();
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
    expect(location.href).toBe(address);
  });

  it("2.1.1 its link is reached by Tab, and Enter focuses the field", async () => {
    render(
      <>
        <ErrorSummary errors={[{ fieldId: "name", message: "Enter a name" }]} />
        <input id="name" aria-label="Name" />
      </>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Enter a name" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  });
});
