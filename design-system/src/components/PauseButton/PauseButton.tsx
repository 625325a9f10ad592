import type { Ref } from "react";
import { pauseStrings } from "../../foundations/strings/motion.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { PauseIcon, PlayIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./PauseButton.css.ts";

export interface PauseButtonProps {
  /** Whether the movement is paused. The caller holds this state. */
  paused: boolean;
  /** What moves: "Latest winners". The name of the button says what a click does: "Pause: Latest winners". */
  label: string;
  /** Called with the new state when the button is clicked. */
  onPausedChange: (paused: boolean) => void;
  /** Where the button is placed. On a picture it has a dark background. @default "surface" */
  on?: "surface" | "picture";
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Pauses and resumes automatic movement (WCAG 2.2.2). Place it first inside the moving element. */
export function PauseButton({ paused, label, onPausedChange, on = "surface", ...rest }: PauseButtonProps) {
  const { pauseMotion, resumeMotion } = useStrings(pauseStrings);
  return (
    <button
      {...rest}
      type="button"
      className={styles.button({ on })}
      aria-label={fill(paused ? resumeMotion : pauseMotion, { name: label })}
      data-state={paused ? "paused" : "playing"}
      onClick={() => onPausedChange(!paused)}
    >
      <Icon drawing={paused ? PlayIcon : PauseIcon} size="small" />
    </button>
  );
}
