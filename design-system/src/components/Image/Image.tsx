import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type Ref, useRef, useState } from "react";
import { useOnScreen } from "../../foundations/use-on-screen.ts";
import * as styles from "./Image.css.ts";
import { IMAGE_RETRIES, initials } from "./rules.ts";

export const IMAGE_RATIOS = ["square", "portrait", "landscape", "banner"] as const;
export type ImageRatio = (typeof IMAGE_RATIOS)[number];

export interface ImageProps {
  /** Its address. */
  src: string;
  /** What the picture shows; "" where the text beside it says it. */
  alt: string;
  /** The box that is kept free for the picture. @default "portrait" */
  ratio?: ImageRatio;
  /** Colour of the picture, shown until it is there: any CSS colour the server sends with it. @default the skeleton role */
  placeholderColor?: string;
  /** Name whose initials stand in when the picture cannot be had. @default `alt` */
  fallbackName?: string;
  /** Load at once and first: for what is on the first screen. @default false */
  priority?: boolean;
  /** Address to try after a failure: the same picture on the next host. @default the same address again */
  nextSource?: (failedSource: string, attempt: number) => string;
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A picture in a box of fixed shape: no layout shift, lazy, tried again on failure (R509), then initials. */
export function Image(props: ImageProps) {
  const { src, alt, ratio = "portrait", placeholderColor, fallbackName = alt, priority = false, ...others } = props;
  const { nextSource, ...rest } = others;
  return (
    <span
      {...rest}
      className={styles.box({ ratio })}
      style={placeholderColor ? assignInlineVars({ [styles.placeholder]: placeholderColor }) : undefined}
    >
      {/* The key starts over for another picture. */}
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

  if (attempt > IMAGE_RETRIES) {
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
      // A new element asks the network again, also for the same address.
      key={attempt}
      className={styles.picture}
      src={isWanted || attempt > 0 ? source : undefined}
      alt={alt}
      // What is first on the screen stands in the frame that brings it, where it is here already.
      decoding={priority ? "sync" : "async"}
      fetchPriority={priority ? "high" : "auto"}
      draggable={false}
      data-state={isLoaded ? "loaded" : "loading"}
      onLoad={() => setIsLoaded(true)}
      onError={tryAgain}
    />
  );
}
