import { useEffect, useState } from "react";

/** Whether a wait has lasted longer than `afterMs`. False when nothing is waiting. */
export function useSlow(isWaiting: boolean, afterMs: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting, afterMs]);
  return isSlow;
}
