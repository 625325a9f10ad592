import { useLayoutEffect, useRef } from "react";
import { SCROLL_RETURN_MS } from "../shared/config/constants.ts";

/** What a visitor does who goes elsewhere in the page. */
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * A hidden page has no height, so where one was in it is kept (R443). Lists that draw what is near grow back in a few frames, on a
 * slow device in many: until then, or until the visitor moves.
 */
export function KeepScroll() {
  const kept = useRef(window.scrollY);
  useLayoutEffect(() => {
    const top = kept.current;
    const endsAt = performance.now() + SCROLL_RETURN_MS;
    const moved = new AbortController();
    let frame = 0;
    const goBack = () => {
      window.scrollTo({ top, behavior: "instant" });
      const isBack = window.scrollY >= top - 1 || performance.now() > endsAt;
      if (isBack) moved.abort();
      else frame = requestAnimationFrame(goBack);
    };
    // Read while the page stands: when this is taken down it may be gone already. On the way back it is not the visitor's place.
    const keep = () => {
      if (moved.signal.aborted) kept.current = window.scrollY;
    };
    if (top === 0) moved.abort();
    else {
      for (const name of MOVES) addEventListener(name, () => moved.abort(), { passive: true, signal: moved.signal });
      moved.signal.addEventListener("abort", () => cancelAnimationFrame(frame));
      goBack();
    }
    addEventListener("scroll", keep, { passive: true });
    return () => {
      moved.abort();
      removeEventListener("scroll", keep);
    };
  }, []);
  return null;
}
