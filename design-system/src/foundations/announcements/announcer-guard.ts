import { useEffect } from "react";

/** The live regions in which react-aria announces the value after each step. */
const LOGS = "[data-live-announcer] [role=log]";

let isGuarded = false;

/**
 * Replaces the way in which react-aria empties its live regions by one that Trusted Types allow. The regions are created with the first
 * announcement and stay.
 */
function guardLogs(): void {
  if (isGuarded) return;
  for (const log of document.querySelectorAll(LOGS)) {
    const set = () => log.replaceChildren();
    Object.defineProperty(log, "innerHTML", { set, configurable: true });
    isGuarded = true;
  }
}

/**
 * Call it after a react-aria hook that steps a value (`useNumberField`, `useDateSegment`). react-aria empties its live region by `innerHTML
 * = ""`, which Trusted Types forbid (D17), so the second step would throw.
 */
export function useAnnouncerGuard(): void {
  useEffect(guardLogs);
}
