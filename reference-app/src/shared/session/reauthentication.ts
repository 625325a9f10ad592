import { ApiError } from "@lobbykit/api-spec/client/errors";
import { closeModalNamed, openModalAbove, whenClosed } from "../modals/modals.ts";

let isProven = false;

/**
 * Asks the person to prove who they are, above whatever is open and keeps what was typed there. True once they have; false when
 * they leave the question. All calls that wait for it share one dialog.
 */
export async function askForProof(): Promise<boolean> {
  isProven = false;
  openModalAbove({ name: "reauthenticate" });
  await whenClosed("reauthenticate");
  return isProven;
}

/** The server has taken the proof: the calls that wait go on. */
export function finishProof(): void {
  isProven = true;
  closeModalNamed("reauthenticate");
}

/** The person left the question: nothing was judged, so that what they typed, secrets too, stays for another try. */
export const isProofLeft = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "REAUTHENTICATION_REQUIRED";
