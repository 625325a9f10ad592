import { useEffect } from "react";

/** Where react-aria says what a stepped value is now. */
const LOGS = "[data-live-announcer] [role=log]";

let isGuarded = false;

/** Gives the logs a way to be emptied that no policy refuses. They are made with the first announcement, and stay. */
function guardLogs(): void {
  if (isGuarded) return;
  for (const log of document.querySelectorAll(LOGS)) {
    const set = () => log.replaceChildren();
    Object.defineProperty(log, "innerHTML", { set, configurable: true });
    isGuarded = true;
  }
}

/**
 * For a component whose value is stepped by react-aria (`useNumberField`, `useDateSegment`), called after its hook: react-aria empties its
 * announcer by `innerHTML = ""`, which Trusted Types refuse (D17), and the page would fail with the second step.
 */
export function useAnnouncerGuard(): void {
  useEffect(guardLogs);
}
