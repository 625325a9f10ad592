import type { EmblaCarouselType } from "embla-carousel";
import { useEffect, useState, type RefObject } from "react";
import type { EngineOptions } from "./engine.ts";

export interface EmblaOptions extends EngineOptions {
  /** Whether other parts load first. While true, nothing is loaded. */
  isWaiting: boolean;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once the first picture has loaded or failed, so that the engine does not compete with it for bandwidth. */
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
 * Loads the engine that moves the slides, after the first slide is visible. The carousel renders without it, so a page need not wait.
 * Returns undefined until it has loaded.
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
      const { createEngine } = await import("./engine.ts");
      if (isGone || !viewport.current) return;
      made = createEngine(viewport.current, { direction, hasMany, isPlaying });
      setEmbla(made);
    };
    // Without the engine the first slide stays visible and everything else still works.
    start().catch((error: unknown) => console.error("The carousel cannot be moved", error));
    return () => {
      isGone = true;
      made?.destroy();
      setEmbla(undefined);
    };
  }, [viewport, direction, hasMany, isPlaying, isWaiting]);
  return embla;
}
