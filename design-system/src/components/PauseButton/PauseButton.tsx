import type { Ref } from "react";
import { PauseIcon, PlayIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./PauseButton.css.ts";

export interface PauseLabels {
  /** Name of the button while playing: "Pause the banners". */
  pause: string;
  /** Name of the button while paused: "Play the banners". */
  play: string;
}

export interface PauseButtonProps {
  /** Whether the movement is paused. The caller holds this state. */
  paused: boolean;
  /** Name of the button in either state: what a click does. */
  labels: PauseLabels;
  /** Called with the new state when the button is clicked. */
  onPausedChange: (paused: boolean) => void;
  /** Where the button is placed. On a picture it has a dark background. @default "surface" */
  on?: "surface" | "picture";
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Pauses and resumes automatic movement (WCAG 2.2.2). Place it first inside the moving element. */
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
