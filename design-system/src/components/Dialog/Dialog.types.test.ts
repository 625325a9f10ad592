import { describe, expectTypeOf, it } from "vitest";
import type { AlertDialogProps } from "../AlertDialog/AlertDialog.tsx";
import type { ConfirmDialogProps } from "../ConfirmDialog/ConfirmDialog.tsx";
import type { SheetProps } from "../Sheet/Sheet.tsx";
import type { DialogProps } from "./Dialog.tsx";

// This is a type alias because an interface is not assignable to a type with `data-*` keys.
type Least = { isOpen: boolean; onClose: () => void; title: string };
type Alert = { isOpen: boolean; title: string; onSafe: () => void };
type Question = { isOpen: boolean; title: string; onConfirm: () => void; onCancel: () => void };

describe("types of dialogs", () => {
  it("WCAG 4.1.2 requires a title that is a string", () => {
    expectTypeOf<Least>().toExtend<DialogProps>();
    expectTypeOf<Least>().toExtend<SheetProps>();
    expectTypeOf<Omit<Least, "title">>().not.toExtend<DialogProps>();
    expectTypeOf<Omit<Least, "title">>().not.toExtend<SheetProps>();
    expectTypeOf<Omit<Least, "title"> & { title: object }>().not.toExtend<DialogProps>();
  });

  it("D20 requires isOpen and onClose", () => {
    expectTypeOf<Omit<Least, "onClose">>().not.toExtend<DialogProps>();
    expectTypeOf<Omit<Least, "isOpen">>().not.toExtend<DialogProps>();
    expectTypeOf<DialogProps>().not.toHaveProperty("defaultOpen");
  });

  it("R486 accepts only its listed widths", () => {
    expectTypeOf<Least & { size: "large" }>().toExtend<DialogProps>();
    expectTypeOf<Least & { size: 640 }>().not.toExtend<DialogProps>();
  });

  it("D17c AlertDialog requires onSafe; ConfirmDialog requires onConfirm and onCancel", () => {
    expectTypeOf<Alert>().toExtend<AlertDialogProps>();
    expectTypeOf<Omit<Alert, "onSafe">>().not.toExtend<AlertDialogProps>();
    expectTypeOf<AlertDialogProps>().not.toHaveProperty("isDismissible");
    expectTypeOf<Question>().toExtend<ConfirmDialogProps>();
    expectTypeOf<Omit<Question, "onCancel">>().not.toExtend<ConfirmDialogProps>();
  });

  it("D17c accepts data attributes, but no className or style", () => {
    expectTypeOf<Question & { "data-probe": string }>().toExtend<ConfirmDialogProps>();
    expectTypeOf<Question & { "data-probe": number }>().not.toExtend<ConfirmDialogProps>();
    expectTypeOf<ConfirmDialogProps>().not.toHaveProperty("className");
    expectTypeOf<ConfirmDialogProps>().not.toHaveProperty("style");
  });
});
