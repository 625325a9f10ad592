import type { Ref } from "react";
import { PauseIcon, PlayIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./PauseButton.css.ts";

export interface PauseLabels {
  /** "Pause the banners" */
  pause: string;
  /** "Play the banners" */
  play: string;
}

export interface PauseButtonProps {
  /** Whether what moves stands still; the caller holds this state. */
  paused: boolean;
  /** What pressing it does, in either state. */
  labels: PauseLabels;
  /** It was pressed: called with what shall be. */
  onPausedChange: (paused: boolean) => void;
  /** On a picture it stands on a shade. @default "surface" */
  on?: "surface" | "picture";
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Stops and starts what moves by itself (WCAG 2.2.2). Comes first in what it stops. */
export function PauseButton({ paused, labels, onPausedChange, on = "surface", ...rest }: PauseButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.button({ on })}
      aria-label={paused ? labels.play : labels.pause}
      data-state={paused ? "paused" : "playing"}
      onClick={() => onPausedChange(!paused)}
    >
      <Icon drawing={paused ? PlayIcon : PauseIcon} size="small" />
    </button>
  );
}
