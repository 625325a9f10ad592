import { useEffect, useLayoutEffect, useState } from "react";

/** How many cards of a long list may appear in one frame. */
const CARDS_A_FRAME = 2;
const waiting = new Set<() => void>();
let frame = 0;

/** Lets the places at the start of the queue show their card in this frame; the others follow in the next frames. */
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
 * Whether a place may show its card. One that is ready at its first render may at once; one that becomes ready later waits for its turn.
 * Otherwise an answer would render all visible cards in one long task while the visitor scrolls.
 */
export function useGradualRender(isReady: boolean): boolean {
  const [isIn, setIsIn] = useState(isReady);
  if (isIn && !isReady) setIsIn(false);
  useEffect(() => (isReady && !isIn ? wait(() => setIsIn(true)) : undefined), [isReady, isIn]);
  // The browser computes the layout of the card in the task that renders it, so that the frame only has to paint.
  useLayoutEffect(() => {
    if (isIn) void document.body.offsetHeight;
  }, [isIn]);
  return isIn;
}
