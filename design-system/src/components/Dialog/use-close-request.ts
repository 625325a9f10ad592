import { useRef } from "react";

/** Returns a function that asks `onBeforeClose` and then closes. While an answer is pending, further calls do nothing. */
export function useCloseRequest(
  isDismissible: boolean,
  onClose: () => void,
  onBeforeClose: (() => boolean | Promise<boolean>) | undefined,
) {
  const isAsking = useRef(false);
  const ask = async () => {
    isAsking.current = true;
    try {
      if ((await onBeforeClose?.()) !== false) onClose();
    } finally {
      isAsking.current = false;
    }
  };
  return () => {
    if (!isDismissible || isAsking.current) return;
    if (onBeforeClose) void ask();
    else onClose();
  };
}
