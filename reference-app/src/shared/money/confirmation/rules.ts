import type { MoneyState } from "../calls/money-call.ts";

export type MoneyPhase = MoneyState<unknown>["phase"];

/**
 * Whether the member may go back to the form: not while the call may still count, and not after it has counted. The next step may take a
 * moment to appear, and the same input would be sent as a new order.
 */
export const mayGoBack = (phase: MoneyPhase): boolean =>
  phase === "idle" || phase === "refused" || phase === "notArrived";

/** How the confirming button looks. It is hidden while the outcome is looked up (D12). */
export function confirmState(phase: MoneyPhase): "ready" | "busy" | "hidden" {
  if (phase === "idle") return "ready";
  // After the confirmation it stays busy until the next step appears.
  return phase === "sending" || phase === "confirmed" ? "busy" : "hidden";
}
