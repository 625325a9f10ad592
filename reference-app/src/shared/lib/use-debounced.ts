import { useEffect, useEffectEvent } from "react";

/** A value, and when it came to be: `performance.now()`, 0 for the one that it began with. */
export interface Dated<Value> {
  value: Value;
  sinceMs: number;
}

/** Calls back when a value has not changed for a while, in ms (R479). The wait runs from the change, not from when it was drawn. */
export function useDebounced<Value>(
  { value, sinceMs }: Dated<Value>,
  delayMs: number,
  onSettled: (value: Value) => void,
): void {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), sinceMs + delayMs - performance.now());
    return () => clearTimeout(timer);
  }, [value, sinceMs, delayMs]);
}
