import { useEffect, useRef } from "react";

/**
 * Returns a function that delays a callback until the pointer is up and the click has reached its target, or runs it at once if nothing is
 * pressed. If the layout changed in between, the target would move away and the click would be lost.
 * @param isWatching whether presses are currently tracked
 */
export function useAfterPress(isWatching: boolean): (then: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isWatching) return undefined;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    addEventListener("pointerdown", press, true);
    addEventListener("pointerup", release, true);
    addEventListener("pointercancel", release, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      removeEventListener("pointerup", release, true);
      removeEventListener("pointercancel", release, true);
      isPressed.current = false;
    };
  }, [isWatching]);
  return (then) => {
    if (!isPressed.current) {
      then();
      return;
    }
    const ends = ["pointerup", "pointercancel"] as const;
    const end = () => {
      for (const name of ends) removeEventListener(name, end);
      setTimeout(then);
    };
    for (const name of ends) addEventListener(name, end);
  };
}
