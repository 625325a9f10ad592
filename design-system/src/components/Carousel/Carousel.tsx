import type { EmblaPluginsType } from "embla-carousel";
import { useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useMediaQuery } from "../../foundations/layout/use-media-query.ts";
import { carouselStrings } from "../../foundations/strings/motion.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { REDUCED_MOTION } from "../../theme/conditions.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { PauseButton } from "../PauseButton/PauseButton.tsx";
import * as styles from "./Carousel.css.ts";
import { animateSlide } from "./slide-animation.ts";
import { canLoop } from "./rules.ts";
import { useEmbla } from "./use-embla.ts";

export interface CarouselSlide {
  id: string;
  /** One picture or link, which fills the slide. */
  content: ReactNode;
}

export interface CarouselProps {
  /** Delays loading of the carousel's engine while true, so that other parts of the first view load first. @default false */
  isWaiting?: boolean;
  /** Accessible name of the carousel: "Promotions". */
  label: string;
  /** The slides in order. The first one is shown first. */
  slides: readonly CarouselSlide[];
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Banners that change by themselves every 5 s (R132), loop if there are at least two (R133), and have clickable dots (R134). It pauses
 * under the pointer, while focused, on a hidden page and with reduced motion. The pause button comes first in the tab order. It supports
 * swipe, keyboard and right-to-left.
 */
export function Carousel({ label, slides, isWaiting = false, ...rest }: CarouselProps) {
  const strings = useStrings(carouselStrings);
  const nameOf = (index: number) => fill(strings.slideOf, { position: index + 1, count: slides.length });
  const [isPaused, setIsPaused] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [selected, setSelected] = useState(0);
  const selectedBefore = useRef(0);
  const { direction } = useLocale();
  const isStill = useMediaQuery(REDUCED_MOTION);
  const hasMany = canLoop(slides.length);
  const isPlaying = hasMany && !isPaused && !isStill;

  const viewport = useRef<HTMLDivElement>(null);
  const embla = useEmbla(viewport, { direction, hasMany, isPlaying, isWaiting });

  useEffect(() => {
    if (!embla) return undefined;
    // A new engine, for example after a pause, starts at the slide where the old one was.
    embla.scrollTo(selectedBefore.current, true);
    const follow = () => {
      selectedBefore.current = embla.selectedScrollSnap();
      setSelected(selectedBefore.current);
    };
    const goOn = () => animateSlide(embla, direction, "next");
    embla.on("select", follow).on("reInit", follow).on("autoplay:select", goOn);
    // Only an engine that plays has the plugin. It starts although the focus is inside, so that a press of Play has a visible effect.
    const { autoplay }: Partial<EmblaPluginsType> = embla.plugins();
    autoplay?.play();
    return () => {
      embla.off("select", follow).off("reInit", follow).off("autoplay:select", goOn);
    };
  }, [embla, direction]);

  const goTo = (index: number, towards: "next" | "previous") => {
    // The engine is not loaded yet. Remembers the chosen slide for it.
    selectedBefore.current = index;
    setSelected(index);
    if (!embla || index === embla.selectedScrollSnap()) return;
    embla.scrollTo(index, true);
    if (!isStill) animateSlide(embla, direction, towards);
  };

  // Slides are announced while a control has the focus, even if the carousel plays: the member has chosen the slide.
  const heard = { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) };

  return (
    <section
      {...rest}
      className={styles.carousel}
      aria-roledescription={strings.carousel}
      aria-label={label}
      data-state={isPlaying ? "playing" : "still"}
    >
      {hasMany && (
        <div className={styles.controls}>
          {!isStill && <PauseButton paused={isPaused} label={label} onPausedChange={setIsPaused} on="picture" />}
          <div {...heard} className={styles.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={styles.dot}
                aria-label={nameOf(index)}
                aria-current={index === selected ? "true" : undefined}
                onClick={() => goTo(index, index > selected ? "next" : "previous")}
              />
            ))}
          </div>
        </div>
      )}
      {hasMany && (
        <div {...heard} className={styles.arrows}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={strings.previousSlide}
            onClick={() => goTo((selected - 1 + slides.length) % slides.length, "previous")}
          >
            <Icon drawing={ChevronBackIcon} size="large" mirrored />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={strings.nextSlide}
            onClick={() => goTo((selected + 1) % slides.length, "next")}
          >
            <Icon drawing={ChevronForwardIcon} size="large" mirrored />
          </button>
        </div>
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={isPlaying && !hasFocus ? "off" : "polite"}>
          {slides.map((slide, index) => (
            // A fieldset has the role group, which the carousel pattern needs.
            <fieldset
              key={slide.id}
              className={styles.slide}
              aria-roledescription={strings.slide}
              aria-label={nameOf(index)}
              // Slides that are not visible cannot be reached by Tab or by screen readers.
              inert={index !== selected}
            >
              {slide.content}
            </fieldset>
          ))}
        </div>
      </div>
    </section>
  );
}
