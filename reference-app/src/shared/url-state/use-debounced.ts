import { useEffect, useEffectEvent } from "react";

/** A value with the time it was set, by `performance.now()`. The initial value has 0. */
export interface Dated<Value> {
  value: Value;
  sinceMs: number;
}

/** Calls back when a value has not changed for a while, in ms (R479). The wait starts at the change, not at the render. */
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
