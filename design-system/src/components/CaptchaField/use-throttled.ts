import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Returns a function that runs `call` at most once in `leastMs`. An early call is delayed until it is allowed; several early calls become
 * one.
 */
export function useThrottled(call: () => void, leastMs: number): () => void {
  const latest = useEffectEvent(call);
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef(() => undefined as void);
  useEffect(() => {
    const run = () => {
      timer.current = undefined;
      lastMs.current = performance.now();
      latest();
    };
    ask.current = () => {
      if (timer.current !== undefined) return;
      const waitMs = lastMs.current + leastMs - performance.now();
      if (waitMs <= 0) run();
      else timer.current = setTimeout(run, waitMs);
    };
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [leastMs]);
  return () => ask.current();
}
