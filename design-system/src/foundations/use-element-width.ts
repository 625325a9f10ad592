import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * What the width of an element means, measured before the first paint and followed while mounted. Renders again only when the
 * answer of `read` changes. For parts that depend on the room they have, not on the window.
 * @param read pure, and the same function at each render.
 */
export function useElementWidth<Answer extends string | number | boolean>(
  ref: RefObject<HTMLElement | null>,
  read: (widthPx: number) => Answer,
  beforeMeasured: Answer,
): Answer {
  const [answer, setAnswer] = useState(beforeMeasured);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => setAnswer(read(element.clientWidth));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, read]);
  return answer;
}
