import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type Ref, useRef, useState } from "react";
import { useOnScreen } from "../../foundations/scrolling/use-on-screen.ts";
import * as styles from "./Image.css.ts";
import { IMAGE_RETRIES, initials } from "./rules.ts";

export const IMAGE_RATIOS = ["square", "portrait", "landscape", "banner"] as const;
export type ImageRatio = (typeof IMAGE_RATIOS)[number];

export interface ImageProps {
  /** URL of the picture; "" shows the initials. */
  src: string;
  /** What the picture shows; "" if the text beside it says the same. */
  alt: string;
  /** Aspect ratio of the box that is reserved for the picture. @default "portrait" */
  ratio?: ImageRatio;
  /** Background colour until the picture has loaded: any CSS colour that the server sends with it. @default the theme's skeleton colour */
  placeholderColor?: string;
  /** Name whose initials are shown if the picture cannot be loaded. @default `alt` */
  fallbackName?: string;
  /** Whether the picture is on the first screen. It is then loaded at once and with high priority. @default false */
  priority?: boolean;
  /** Returns the URL to try after a failure: the same picture on the next host. @default the same URL again */
  nextSource?: (failedSource: string, attempt: number) => string;
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A picture in a box of fixed aspect ratio, so that the layout never shifts. It loads lazily, tries again after a failure (R509), and
 * finally shows initials.
 */
export function Image(props: ImageProps) {
  const { src, alt, ratio = "portrait", placeholderColor, fallbackName = alt, priority = false, ...others } = props;
  const { nextSource, ...rest } = others;
  return (
    <span
      {...rest}
      className={styles.box({ ratio })}
      style={placeholderColor ? assignInlineVars({ [styles.placeholder]: placeholderColor }) : undefined}
    >
      {/* The key resets the state when `src` changes. */}
      <Picture key={src} src={src} alt={alt} fallbackName={fallbackName} priority={priority} nextSource={nextSource} />
    </span>
  );
}

type PictureProps = Record<"src" | "alt" | "fallbackName", string> & {
  priority: boolean;
  nextSource: ImageProps["nextSource"];
};

function Picture({ src, alt, fallbackName, priority, nextSource }: PictureProps) {
  const [source, setSource] = useState(src);
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  const isWanted = useOnScreen(element, { once: true, always: priority });

  // Without a URL the browser neither loads the picture nor reports a failure.
  if (attempt > IMAGE_RETRIES || source === "") {
    const accessibility = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
    return (
      <span className={styles.initials} data-state="failed" translate="no" {...accessibility}>
        {initials(fallbackName)}
      </span>
    );
  }

  const tryAgain = () => {
    if (attempt < IMAGE_RETRIES) setSource(nextSource?.(source, attempt + 1) ?? source);
    setAttempt(attempt + 1);
  };
  return (
    <img
      ref={element}
      // A new element makes the browser request the picture again, even from the same URL.
      key={attempt}
      className={styles.picture}
      src={isWanted || attempt > 0 ? source : undefined}
      alt={alt}
      // A picture on the first screen is decoded with the frame that adds it, so that it appears at once if it has already loaded.
      decoding={priority ? "sync" : "async"}
      fetchPriority={priority ? "high" : "auto"}
      draggable={false}
      data-state={isLoaded ? "loaded" : "loading"}
      onLoad={() => setIsLoaded(true)}
      onError={tryAgain}
    />
  );
}
