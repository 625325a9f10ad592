import type { Finding } from "./page.ts";

const FRAME_MS = 17;

/** Finishes animations that started before reduced motion was emulated, because they are not errors. */
export function letShortOnesEnd(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (typeof endTime === "number" && Number.isFinite(endTime)) animation.finish();
  }
}

/** With reduced motion nothing may move: an animation may only switch to its final state. */
export function findRunningAnimations(): Finding[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (animation.playState !== "running" || !(effect instanceof KeyframeEffect) || !effect.target) return [];
    const { endTime } = effect.getComputedTiming();
    const lasts = typeof endTime === "number" ? endTime : 0;
    if (lasts <= FRAME_MS) return [];
    const name = animation instanceof CSSAnimation ? animation.animationName : "a transition or script";
    return [
      {
        rule: "reduced motion",
        element: effect.target,
        measure: `${name} runs for ${Number.isFinite(lasts) ? `${lasts} ms` : "ever"}`,
      },
    ];
  });
}
