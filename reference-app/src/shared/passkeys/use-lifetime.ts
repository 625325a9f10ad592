import { useEffect, useRef } from "react";

/** Returns a signal that aborts when the component unmounts, so that an open browser prompt ends too. */
export function useLifetime(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    return () => own.abort();
  }, []);
  return () => controller.current.signal;
}
