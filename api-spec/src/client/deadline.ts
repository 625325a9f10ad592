/** How long a call may take before it counts as timed out, in ms. */
export const DEADLINE_MS = 10_000;

/** A signal that aborts at the deadline or when the caller aborts, whichever comes first. */
export function deadlineSignal(deadlineMs: number, caller?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(deadlineMs);
  return caller ? AbortSignal.any([caller, deadline]) : deadline;
}
