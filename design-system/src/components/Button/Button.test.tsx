import type { FormEvent } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Button } from "./Button.tsx";

describe("Button", () => {
  itConforms(Button, { children: "Deposit" }, "button");

  it("2.1.1 is pressed by Enter and by Space", async () => {
    const onClick = vi.fn<() => void>();
    render(<Button onClick={onClick}>Deposit</Button>);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it("D17b submits a form only when its type is submit", async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Later</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await page.getByRole("button", { name: "Later" }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await page.getByRole("button", { name: "Send" }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("D12 ignores presses and submits no form while loading", async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Deposit
        </Button>
      </form>,
    );
    const button = page.getByRole("button", { name: "Loading Deposit" });
    await button.click({ force: true });
    await userEvent.keyboard("{Enter}");
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
  });
});
