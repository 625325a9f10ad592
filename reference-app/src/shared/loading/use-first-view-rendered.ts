import { useEffect, useState } from "react";
import { FIRST_VIEW_WAIT_MAX_MS } from "../config/constants.ts";

/** Resolves when the picture has loaded or failed. */
const settled = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    if (picture.complete) resolve(undefined);
    picture.addEventListener("load", resolve, { once: true });
    picture.addEventListener("error", resolve, { once: true });
  });

/**
 * Whether the first view and its main pictures have been rendered. Content below waits for this, so that it does not compete for a slow
 * connection. The wait has a time limit.
 */
export function useFirstViewRendered(isFirstViewReady: boolean): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (!isFirstViewReady || isDrawn) return;
    let frame = 0;
    const finish = () => {
      // Waits two frames, so that the pictures have been painted.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => setIsDrawn(true))));
    };
    const timer = setTimeout(() => setIsDrawn(true), FIRST_VIEW_WAIT_MAX_MS);
    const pictures = document.querySelectorAll<HTMLImageElement>("main img[fetchpriority=high]");
    void Promise.all([...pictures].map(settled)).then(finish);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [isFirstViewReady, isDrawn]);
  return isDrawn;
}
