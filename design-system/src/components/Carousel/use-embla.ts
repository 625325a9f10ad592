import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState, type RefObject } from "react";

/** Time a slide stays, in ms (R132). */
const CAROUSEL_DELAY_MS = 5000;

export interface EmblaOptions {
  direction: "ltr" | "rtl";
  /** Loops and can be dragged. */
  hasMany: boolean;
  /** Moves on by itself. */
  isPlaying: boolean;
  /** Something else goes first: nothing is loaded yet. */
  isWaiting: boolean;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until the first picture is drawn or has failed: what moves it must not compete with it. */
async function untilDrawn(viewport: HTMLElement | null): Promise<void> {
  const picture = viewport?.querySelector("img");
  if (picture && !picture.complete) {
    await new Promise((resolve) => {
      picture.addEventListener("load", resolve, { once: true });
      picture.addEventListener("error", resolve, { once: true });
    });
  }
  await nextFrame();
  await nextFrame();
}

/**
 * What moves the slides. It is loaded once the first slide is drawn: the slides stand without it, so a page need not wait for it.
 * Undefined until it is there.
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  options: EmblaOptions,
): EmblaCarouselType | undefined {
  const { direction, hasMany, isPlaying, isWaiting } = options;
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    if (isWaiting) return undefined;
    let made: EmblaCarouselType | undefined;
    let isGone = false;
    const start = async () => {
      await untilDrawn(viewport.current);
      const [{ default: createEmbla }, { default: createAutoplay }] = await Promise.all([
        import("embla-carousel"),
        import("embla-carousel-autoplay"),
      ]);
      if (isGone || !viewport.current) return;
      const autoplay = createAutoplay({
        delay: CAROUSEL_DELAY_MS,
        // glide.ts shows the way.
        jump: true,
        stopOnInteraction: false,
        stopOnMouseEnter: true,
        stopOnFocusIn: true,
        // Pointer and focus on the buttons count too.
        rootNode: (node) => node.parentElement,
      });
      const looks = { loop: hasMany, direction, watchDrag: hasMany };
      made = createEmbla(viewport.current, looks, isPlaying ? [autoplay] : []);
      setEmbla(made);
    };
    // Without it the first slide stays in sight and nothing else is lost.
    start().catch((error: unknown) => console.error("The carousel cannot move", error));
    return () => {
      isGone = true;
      made?.destroy();
      setEmbla(undefined);
    };
  }, [viewport, direction, hasMany, isPlaying, isWaiting]);
  return embla;
}
