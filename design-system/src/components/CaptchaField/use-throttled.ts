import { useEffect, useEffectEvent, useRef } from "react";

/** Calls at most once in so many ms: at once when it may, else a little later, however often it was asked meanwhile. */
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
