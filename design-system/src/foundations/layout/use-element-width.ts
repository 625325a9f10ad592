import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Returns what `read` makes of an element's width. It measures before the first paint and on each resize, and renders again only if the
 * result of `read` changes. Use it for components that depend on the width of their container, not of the window.
 * @param read a pure function; pass the same one on each render.
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
    // A hidden element has no width. It keeps its form until it is shown.
    const look = () => element.clientWidth > 0 && setAnswer(read(element.clientWidth));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, read]);
  return answer;
}
