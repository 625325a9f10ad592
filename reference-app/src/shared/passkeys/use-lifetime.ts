import { useEffect, useRef } from "react";

/** Gives a signal that ends with the part: what the browser still asks for then, nobody waits for. */
export function useLifetime(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    return () => own.abort();
  }, []);
  return () => controller.current.signal;
}
