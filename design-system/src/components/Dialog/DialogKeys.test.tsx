import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Dialog } from "./Dialog.tsx";

const named = (name: string) => page.getByRole("button", { name });

it("WCAG 2.1.2 Tab goes round a dialog whose last control is inert, as a slide out of sight is", async () => {
  render(
    <Dialog isOpen title="Log in" onClose={() => {}}>
      <button type="button">First</button>
      <button type="button">Next</button>
      <div inert>
        <a href="#hidden">Out of sight</a>
      </div>
    </Dialog>,
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  named("Next").element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(named("Close")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(named("First")).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
  await expect.element(named("Next")).toHaveFocus();
});
