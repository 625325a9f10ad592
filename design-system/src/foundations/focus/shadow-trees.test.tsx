import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../components/ErrorSummary/ErrorSummary.tsx";
import { Form, SubmitButton } from "../../components/Form/Form.tsx";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { render } from "../../testing/render.tsx";
import { told } from "../props/assert.ts";
import { focusedElement } from "./shadow-trees.ts";

/** Renders into a shadow root inside a light part of the page. */
function renderInShadow(element: ReactNode): void {
  const { container } = render(<div data-brand="lobbykit" data-theme="light" />);
  const host = document.createElement("div");
  container.firstElementChild?.append(host);
  const root = createRoot(host.attachShadow({ mode: "open" }));
  flushSync(() => root.render(element));
  onTestFinished(() => flushSync(() => root.unmount()));
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} title="Terms" onClose={() => setIsOpen(false)} />
    </>
  );
}

const focusedText = () => focusedElement()?.textContent;

describe("in a shadow root", () => {
  it("2.4.3 a dialog returns the focus to the control that opened it", async () => {
    renderInShadow(
      <>
        <Opener />
      </>,
    );
    await page.getByRole("button", { name: "Open" }).click();
    await expect.element(page.getByRole("dialog", { name: "Terms" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(focusedText).toBe("Open");
  });

  it("D17c a dialog has the look of the part of the page around the shadow root", async () => {
    renderInShadow(<Dialog isOpen title="Terms" onClose={() => undefined} />);
    await expect.element(page.getByRole("dialog", { name: "Terms" })).toBeVisible();
    expect(page.getByRole("dialog").element().closest("[data-theme]")?.getAttribute("data-theme")).toBe("light");
  });

  it("3.3.1 a line of the error summary leads to its field", async () => {
    told.clear();
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => errors.mockRestore());
    renderInShadow(
      <>
        <ErrorSummary errors={[{ fieldId: "nickname", message: "Too short" }]} />
        <TextField label="Nickname" id="nickname" />
      </>,
    );
    await page.getByRole("link", { name: "Too short" }).click();
    await expect.poll(() => focusedElement()?.id).toBe("nickname");
    expect(errors).not.toHaveBeenCalled();
  });

  it("3.3.1 a form names the field that is not filled in", async () => {
    renderInShadow(
      <>
        <Form onSubmit={() => []}>
          <RadioGroup
            label="Way to pay"
            name="way"
            required
            options={[
              { value: "bkash", label: "bKash" },
              { value: "nagad", label: "Nagad" },
            ]}
          />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </>,
    );
    await page.getByRole("button", { name: "Send" }).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Please check the following:Fill in: Way to pay");
  });
});
