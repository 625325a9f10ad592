import { useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useMediaQuery } from "../../foundations/use-media-query.ts";
import { REDUCED_MOTION } from "../../theme/conditions.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { PauseButton, type PauseLabels } from "../PauseButton/PauseButton.tsx";
import * as styles from "./Carousel.css.ts";
import { glide } from "./glide.ts";
import { canLoop } from "./rules.ts";
import { useEmbla } from "./use-embla.ts";

export interface CarouselLabels extends PauseLabels {
  /** "carousel", in the language of the page. */
  carousel: string;
  /** "slide", in the language of the page. */
  slide: string;
  previous: string;
  next: string;
  /** Name of a slide and of its dot: "2 of 5". */
  position: (position: number, count: number) => string;
}

export interface CarouselSlide {
  id: string;
  /** One picture or link; it fills the slide. */
  content: ReactNode;
}

export interface CarouselProps {
  /** Other parts of the first view go first: what moves the slides is loaded when this is over. @default false */
  isWaiting?: boolean;
  /** What the slides are: "Promotions". */
  label: string;
  /** In order; the first is seen first. */
  slides: readonly CarouselSlide[];
  /** Texts of its buttons, in the language of the page. */
  labels: CarouselLabels;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Banners that move on by themselves every 5 s (R132) and loop from two on (R133), with clickable dots (R134). Rests under the
 * pointer, under focus, on a hidden page and under reduced motion; the pause button comes first. Swipe, keyboard, right-to-left.
 */
export function Carousel({ label, slides, labels, isWaiting = false, ...rest }: CarouselProps) {
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
    // A fresh engine, as after a pause, starts where the old one stood.
    embla.scrollTo(selectedBefore.current, true);
    const follow = () => {
      selectedBefore.current = embla.selectedScrollSnap();
      setSelected(selectedBefore.current);
    };
    const goOn = () => glide(embla, direction, "next");
    embla.on("select", follow).on("reInit", follow).on("autoplay:select", goOn);
    return () => {
      embla.off("select", follow).off("reInit", follow).off("autoplay:select", goOn);
    };
  }, [embla, direction]);

  const goTo = (index: number, towards: "next" | "previous") => {
    // A wish from before the engine is here is kept for it.
    selectedBefore.current = index;
    setSelected(index);
    if (!embla || index === embla.selectedScrollSnap()) return;
    embla.scrollTo(index, true);
    if (!isStill) glide(embla, direction, towards);
  };

  // Who chooses a slide hears it, though it would go on by itself.
  const heard = { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) };

  return (
    <section
      {...rest}
      className={styles.carousel}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-state={isPlaying ? "playing" : "still"}
    >
      {hasMany && (
        <div className={styles.controls}>
          {!isStill && <PauseButton paused={isPaused} labels={labels} onPausedChange={setIsPaused} on="picture" />}
          <div {...heard} className={styles.dots}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={styles.dot}
                aria-label={labels.position(index + 1, slides.length)}
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
            aria-label={labels.previous}
            onClick={() => goTo((selected - 1 + slides.length) % slides.length, "previous")}
          >
            <Icon drawing={ChevronBackIcon} size="large" mirrored />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={labels.next}
            onClick={() => goTo((selected + 1) % slides.length, "next")}
          >
            <Icon drawing={ChevronForwardIcon} size="large" mirrored />
          </button>
        </div>
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={isPlaying && !hasFocus ? "off" : "polite"}>
          {slides.map((slide, index) => (
            // A fieldset is a group by itself, which the carousel pattern asks for.
            <fieldset
              key={slide.id}
              className={styles.slide}
              aria-roledescription={labels.slide}
              aria-label={labels.position(index + 1, slides.length)}
              // What is out of sight is out of reach of Tab and of screen readers.
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
