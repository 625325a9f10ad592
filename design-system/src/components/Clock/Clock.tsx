import { useImperativeHandle, useRef, type Ref } from "react";
import { useOnScreen } from "../../foundations/scrolling/use-on-screen.ts";
import { useTickerText } from "../../foundations/time/use-ticker-text.ts";
import { clockStyle } from "./Clock.css.ts";
import { clockText } from "./rules.ts";

const BEFORE_FIRST_TICK = "---- -- -- --:--:--";

export interface ClockProps {
  /** What the clock shows, for screen readers: "Current time". */
  label: string;
  ref?: Ref<HTMLTimeElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Date and time to the second (R105): the server's time, in the browser's time zone. Screen readers do not announce its changes. */
export function Clock({ label, ref, ...rest }: ClockProps) {
  const element = useRef<HTMLTimeElement>(null);
  useImperativeHandle<HTMLTimeElement | null, HTMLTimeElement | null>(ref, () => element.current);
  const text = useTickerText(clockText, useOnScreen(element), BEFORE_FIRST_TICK);
  return (
    <time
      {...rest}
      ref={element}
      className={clockStyle}
      role="timer"
      aria-live="off"
      aria-label={label}
      translate="no"
      dir="ltr"
      dateTime={text}
    >
      {text}
    </time>
  );
}
