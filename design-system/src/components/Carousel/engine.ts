import createEmbla, { type EmblaCarouselType } from "embla-carousel";
import createAutoplay from "embla-carousel-autoplay";

/** How long a slide is shown, in ms (R132). */
const CAROUSEL_DELAY_MS = 5000;

export interface EngineOptions {
  direction: "ltr" | "rtl";
  /** Whether there are several slides: they loop and can be dragged. */
  hasMany: boolean;
  /** Whether slides change by themselves. */
  isPlaying: boolean;
}

/**
 * Creates the engine that moves the slides. Its viewport is a child of the carousel's element. It pauses under the pointer and while the
 * carousel has keyboard focus. The caller subscribes to its events and then starts the autoplay plugin,
 * so that no change of slides is missed.
 */
export function createEngine(
  viewport: HTMLElement,
  { direction, hasMany, isPlaying }: EngineOptions,
): EmblaCarouselType {
  const autoplay = createAutoplay({
    delay: CAROUSEL_DELAY_MS,
    // Embla jumps without animation; slide-animation.ts animates the move.
    jump: true,
    playOnInit: false,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    // This option only watches the focus of slides; restUnderFocus below watches the whole carousel.
    stopOnFocusIn: false,
    // Listens on the parent, so that the carousel also pauses while the pointer is over its buttons.
    rootNode: (node) => node.parentElement,
  });
  const embla = createEmbla(viewport, { loop: hasMany, direction, watchDrag: hasMany }, isPlaying ? [autoplay] : []);
  if (isPlaying && viewport.parentElement) restUnderFocus(embla, viewport.parentElement);
  return embla;
}

/** Stops playing while the keyboard focus is in the carousel, on its buttons too (WCAG 2.2.2). */
function restUnderFocus(embla: EmblaCarouselType, carousel: HTMLElement): void {
  const { autoplay } = embla.plugins();
  let hasFocus = false;
  const enter = ({ target }: FocusEvent) => {
    // A pointer press also leaves the focus in the carousel, but should not stop it. `:focus-visible` only matches keyboard focus.
    hasFocus = target instanceof Element && target.matches(":focus-visible");
    if (hasFocus) autoplay.stop();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!hasFocus || (relatedTarget instanceof Node && carousel.contains(relatedTarget))) return;
    hasFocus = false;
    autoplay.play();
  };
  carousel.addEventListener("focusin", enter);
  carousel.addEventListener("focusout", leave);
  embla
    // Otherwise the carousel would start again when the pointer leaves, though the focus is still inside.
    .on("autoplay:play", () => {
      if (hasFocus) autoplay.stop();
    })
    .on("destroy", () => {
      carousel.removeEventListener("focusin", enter);
      carousel.removeEventListener("focusout", leave);
    });
}
