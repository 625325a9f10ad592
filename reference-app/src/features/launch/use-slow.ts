import { useEffect, useState } from "react";

/** Whether a wait has lasted longer than `afterMs`; false while nothing is waited for. */
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
