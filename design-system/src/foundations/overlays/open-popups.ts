import { useEffect, useEffectEvent } from "react";

/** Functions that close the open pop-ups outside of modals, and those inside open modals. */
const open = new Set<() => void>();

/** Registers a mounted pop-up, so that a modal that opens can close it. */
export function useOpenPopup(close: () => void): void {
  const latest = useEffectEvent(close);
  useEffect(() => {
    const answer = () => latest();
    open.add(answer);
    return () => {
      open.delete(answer);
    };
  }, []);
}

export const isPopupOpen = (): boolean => open.size > 0;

/** Closes all pop-ups. A pop-up and a modal both keep the focus inside, so they would move it to and fro without end. */
export function closePopups(): void {
  for (const close of open) close();
}
