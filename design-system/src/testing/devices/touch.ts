/// <reference types="@vitest/browser-playwright" />
import { cdp } from "vitest/browser";

/** A real touch through the browser's own protocol: unlike a scripted click, it respects `pointer-events: none`. */
export async function touch(element: Element): Promise<void> {
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const point = { x: (frame?.x ?? 0) + x + width / 2, y: (frame?.y ?? 0) + y + height / 2 };
  await cdp().send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
