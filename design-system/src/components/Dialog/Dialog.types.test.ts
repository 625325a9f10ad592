import { describe, expectTypeOf, it } from "vitest";
import type { AlertDialogProps } from "../AlertDialog/AlertDialog.tsx";
import type { ConfirmDialogProps } from "../ConfirmDialog/ConfirmDialog.tsx";
import type { SheetProps } from "../Sheet/Sheet.tsx";
import type { DialogProps } from "./Dialog.tsx";

// Not an interface: those fit no type that takes `data-*`.
type Least = { isOpen: boolean; onClose: () => void; title: string };
type Alert = { isOpen: boolean; title: string; onSafe: () => void };
type Question = { isOpen: boolean; title: string; onConfirm: () => void; onCancel: () => void };

describe("types of dialogs", () => {
  it("WCAG 4.1.2 each has a title that is a text", () => {
    expectTypeOf<Least>().toExtend<DialogProps>();
    expectTypeOf<Least>().toExtend<SheetProps>();
    expectTypeOf<Omit<Least, "title">>().not.toExtend<DialogProps>();
    expectTypeOf<Omit<Least, "title">>().not.toExtend<SheetProps>();
    expectTypeOf<Omit<Least, "title"> & { title: object }>().not.toExtend<DialogProps>();
  });

  it("D20 whoever opens one can close it: the caller holds this state", () => {
    expectTypeOf<Omit<Least, "onClose">>().not.toExtend<DialogProps>();
    expectTypeOf<Omit<Least, "isOpen">>().not.toExtend<DialogProps>();
    expectTypeOf<DialogProps>().not.toHaveProperty("defaultOpen");
  });

  it("R486 takes one of three widths", () => {
    expectTypeOf<Least & { size: "large" }>().toExtend<DialogProps>();
    expectTypeOf<Least & { size: 640 }>().not.toExtend<DialogProps>();
  });

  it("D17c an interruption has a safe way out, a question both answers", () => {
    expectTypeOf<Alert>().toExtend<AlertDialogProps>();
    expectTypeOf<Omit<Alert, "onSafe">>().not.toExtend<AlertDialogProps>();
    expectTypeOf<AlertDialogProps>().not.toHaveProperty("isDismissible");
    expectTypeOf<Question>().toExtend<ConfirmDialogProps>();
    expectTypeOf<Omit<Question, "onCancel">>().not.toExtend<ConfirmDialogProps>();
  });

  it("D17c takes data attributes, and no look of the caller's", () => {
    expectTypeOf<Question & { "data-probe": string }>().toExtend<ConfirmDialogProps>();
    expectTypeOf<Question & { "data-probe": number }>().not.toExtend<ConfirmDialogProps>();
    expectTypeOf<ConfirmDialogProps>().not.toHaveProperty("className");
    expectTypeOf<ConfirmDialogProps>().not.toHaveProperty("style");
  });
});
