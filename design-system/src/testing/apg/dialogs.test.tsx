import { useState } from "react";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { AlertDialog } from "../../components/AlertDialog/AlertDialog.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { render } from "../render.tsx";
import { count, every, focused, itKeepsTo, nth, one, press, textOf, type Line } from "./rows.ts";

function Page({ kind }: { kind: "dialog" | "alertdialog" }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const texts = { isOpen, title: "Address", description: "Where it goes." };
  return (
    <>
      <button type="button" data-opener="" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {kind === "dialog" ? (
        <Dialog {...texts} onClose={close} actions={<Button>Verify</Button>}>
          <TextField label="Street" />
          <TextField label="City" />
        </Dialog>
      ) : (
        <AlertDialog {...texts} onSafe={close} actions={<Button tone="danger">Delete</Button>} />
      )}
    </>
  );
}

const show = (kind: "dialog" | "alertdialog") => async () => {
  render(<Page kind={kind} />);
  await press(one("[data-opener]"), "{Enter}");
  await count(`[role=${kind}]`, 1);
};

/** The checks that both kinds of dialogs share. */
const modal = (role: "dialog" | "alertdialog"): Line[] => {
  const controls = `[role=${role}] :is(button, input)`;
  const circle = (key: string, step: number) => async () => {
    const { length } = every(controls);
    for (let index = 0; index < length; index += 1) {
      nth(controls, index).focus();
      await userEvent.keyboard(key);
      await focused(() => nth(controls, (index + step + length) % length));
    }
  };
  return [
    {
      id: "aria-labelledby",
      asks: "the dialog is named by its heading",
      check: () => expect(textOf(one(`[role=${role}]`), "aria-labelledby")).toBe("Address"),
    },
    {
      id: "aria-describedby",
      asks: "the dialog is described by its text",
      check: () => expect(textOf(one(`[role=${role}]`), "aria-describedby")).toBe("Where it goes."),
    },
    {
      id: "aria-modal",
      asks: "the dialog has aria-modal",
      check: () => expect(one(`[role=${role}]`).ariaModal).toBe("true"),
      broken: "the page behind is aria-hidden instead, so that toasts above the dialog can be announced",
    },
    { id: "key-tab", asks: "Tab stays inside the dialog and wraps around", check: circle("{Tab}", 1) },
    {
      id: "key-shift-tab",
      asks: "Shift and Tab stay inside the dialog and wrap around",
      check: circle("{Shift>}{Tab}{/Shift}", -1),
    },
    {
      id: "key-escape",
      asks: "Escape on every control closes the dialog and returns the focus",
      check: async () => {
        for (let index = 0; index < every(controls).length; index += 1) {
          await press(nth(controls, index), "{Escape}");
          await count(`[role=${role}]`, 0);
          await focused(() => one("[data-opener]"));
          await press(one("[data-opener]"), "{Enter}");
          await count(`[role=${role}]`, 1);
        }
      },
    },
  ];
};

const dialogModalLines: readonly Line[] = [
  { id: "dialog-role", asks: "the element has the role dialog", check: () => void one("div[role=dialog]") },
  ...modal("dialog"),
];
itKeepsTo("dialog-modal", show("dialog"), dialogModalLines);

const alertdialogLines: readonly Line[] = [
  {
    id: "alertdialog-role",
    asks: "the element has the role alertdialog",
    check: () => void one("div[role=alertdialog]"),
  },
  ...modal("alertdialog"),
  {
    id: "key-space-enter",
    asks: "the safe button has the focus, and closes the dialog by Enter and Space",
    check: async () => {
      for (const key of ["{Enter}", " "]) {
        await focused(() => nth("[role=alertdialog] button", 0));
        await userEvent.keyboard(key);
        await count("[role=alertdialog]", 0);
        await focused(() => one("[data-opener]"));
        await press(one("[data-opener]"), "{Enter}");
        await count("[role=alertdialog]", 1);
      }
    },
  },
];
itKeepsTo("alertdialog", show("alertdialog"), alertdialogLines);
