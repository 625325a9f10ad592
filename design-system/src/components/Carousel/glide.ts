import type { EmblaCarouselType } from "embla-carousel";

/** How long a slide takes to come into sight by itself or by a button, in ms. */
const GLIDE_MS = 400;

/**
 * Shows the way from the slide before to the one that Embla has jumped to. The compositor draws it: Embla's own way runs in script,
 * a frame at a time for over a second, and a press elsewhere on a slow phone had to wait between those frames.
 * @param towards where it goes, which at the ends is not told by the numbers of the slides (R133)
 */
export function glide(embla: EmblaCarouselType, direction: "ltr" | "rtl", towards: "next" | "previous"): void {
  const slides = embla.slideNodes();
  const from = slides[embla.previousScrollSnap()];
  const to = slides[embla.selectedScrollSnap()];
  if (!from || !to || from === to) return;
  for (const slide of slides) for (const running of slide.getAnimations()) running.cancel();
  const comesFromRight = (direction === "ltr") === (towards === "next");
  const widthPx = comesFromRight ? to.offsetWidth : -to.offsetWidth;
  // At the ends of the round the slide before does not stand beside the other one.
  const awayPx = from.getBoundingClientRect().left - to.getBoundingClientRect().left;
  const timing = { duration: GLIDE_MS, easing: "ease-in-out" };
  to.animate({ translate: [`${widthPx}px`, "0px"] }, timing);
  from.animate({ translate: [`${-awayPx}px`, `${-awayPx - widthPx}px`] }, timing);
}
