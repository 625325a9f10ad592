import { useEffect, useState } from "react";
import { FIRST_VIEW_WAIT_MAX_MS } from "../config/constants.ts";

/** Resolves when the picture is here or will not come. */
const settled = (picture: HTMLImageElement) =>
  new Promise((resolve) => {
    if (picture.complete) resolve(undefined);
    picture.addEventListener("load", resolve, { once: true });
    picture.addEventListener("error", resolve, { once: true });
  });

/**
 * Has the first view been drawn with its foremost pictures? What stands below waits for it, so that nothing competes for
 * a narrow line; a picture that hangs is waited for only so long.
 */
export function useDrawn(isFirstViewReady: boolean): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (!isFirstViewReady || isDrawn) return;
    let frame = 0;
    const finish = () => {
      // After the frame that shows them.
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
