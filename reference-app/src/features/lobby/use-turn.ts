import { useEffect, useLayoutEffect, useState } from "react";

/** Cards that may come in one frame, as rows of a long list do. */
const CARDS_A_FRAME = 2;
const waiting = new Set<() => void>();
let frame = 0;

/** Those who came first; the next in the next frame. */
function letIn(): void {
  frame = 0;
  for (const enter of [...waiting].slice(0, CARDS_A_FRAME)) {
    waiting.delete(enter);
    enter();
  }
  if (waiting.size > 0) frame = requestAnimationFrame(letIn);
}

function wait(enter: () => void): () => void {
  waiting.add(enter);
  frame ||= requestAnimationFrame(letIn);
  return () => waiting.delete(enter);
}

/**
 * Whether a place may show its card. What is ready when it is first drawn may; what becomes ready later waits for its turn: the answer
 * for a page would draw all its cards in sight in one long task, under the finger that scrolls.
 */
export function useTurn(isReady: boolean): boolean {
  const [isIn, setIsIn] = useState(isReady);
  if (isIn && !isReady) setIsIn(false);
  useEffect(() => (isReady && !isIn ? wait(() => setIsIn(true)) : undefined), [isReady, isIn]);
  // Laid out in the task that draws it, as a new row is: the frame's own has only to paint it.
  useLayoutEffect(() => {
    if (isIn) void document.body.offsetHeight;
  }, [isIn]);
  return isReady && isIn;
}
