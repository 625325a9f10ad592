import { useEffect, useEffectEvent } from "react";

/** Calls back when a value has not changed for a while, in ms (R479). The first value is not a change. */
export function useDebounced<Value>(value: Value, delayMs: number, onSettled: (value: Value) => void): void {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
}
