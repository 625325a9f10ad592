import { ApiError } from "@lobbykit/api-spec/client/errors";
import { closeModalNamed, openModalAbove, whenClosed } from "../modals/modals.ts";

let isProven = false;

/**
 * Asks the member to prove their identity, in a dialog above all others, which keep their input.
 * True when they did, false when they closed it. Calls that wait at the same time share one dialog.
 */
export async function askForProof(): Promise<boolean> {
  isProven = false;
  openModalAbove({ name: "reauthenticate" });
  await whenClosed("reauthenticate");
  return isProven;
}

/** The server accepted the proof, so the waiting calls continue. */
export function finishProof(): void {
  isProven = true;
  closeModalNamed("reauthenticate");
}

/** Whether the member closed the dialog. Nothing was checked then, so typed input, secrets included, stays for another try. */
export const isProofLeft = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "REAUTHENTICATION_REQUIRED";
