import type { EmblaCarouselType } from "embla-carousel";

/** Duration of the animation from one slide to the next, in ms. */
const GLIDE_MS = 400;

/**
 * Animates from the previous slide to the one that Embla has jumped to. The compositor runs the animation. Embla's own animation runs in
 * script for over a second, and on a slow phone a press elsewhere had to wait for its frames.
 * @param towards direction of the move; at both ends of the loop the slide numbers do not tell it (R133)
 */
export function animateSlide(embla: EmblaCarouselType, direction: "ltr" | "rtl", towards: "next" | "previous"): void {
  const slides = embla.slideNodes();
  const from = slides[embla.previousScrollSnap()];
  const to = slides[embla.selectedScrollSnap()];
  if (!from || !to || from === to) return;
  for (const slide of slides) for (const running of slide.getAnimations()) running.cancel();
  const comesFromRight = (direction === "ltr") === (towards === "next");
  const widthPx = comesFromRight ? to.offsetWidth : -to.offsetWidth;
  // When the loop wraps around, the previous slide is not beside the new one.
  const awayPx = from.getBoundingClientRect().left - to.getBoundingClientRect().left;
  const timing = { duration: GLIDE_MS, easing: "ease-in-out" };
  to.animate({ translate: [`${widthPx}px`, "0px"] }, timing);
  from.animate({ translate: [`${-awayPx}px`, `${-awayPx - widthPx}px`] }, timing);
}
