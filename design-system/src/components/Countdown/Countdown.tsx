import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from "react";
import { dateTimeAttribute } from "../../foundations/time/instant.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { useOnScreen } from "../../foundations/scrolling/use-on-screen.ts";
import { useTickerText } from "../../foundations/time/use-ticker-text.ts";
import { countdownStyle } from "./Countdown.css.ts";
import { countdownText, ENDED_TEXT } from "./rules.ts";

export const COUNTDOWN_SIZES = ["small", "medium", "large"] as const;
export type CountdownSize = (typeof COUNTDOWN_SIZES)[number];

export interface CountdownProps {
  /** The deadline in ms since the epoch, by the clock of the page's ticker; null when nothing is counted down. */
  endsAtMs: number | null;
  /** What is counted down, for screen readers. @default no label */
  label?: string;
  /** Size of the digits. @default "medium" */
  size?: CountdownSize;
  /** Alignment of the digits in their fixed width. @default "start" */
  align?: "start" | "center" | "end";
  /** Called once when a future deadline passes, even if the countdown is off screen. */
  onEnd?: () => void;
  ref?: Ref<HTMLTimeElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * The time left until a deadline (R298–R300), in a fixed width, so that neighbours never move. It ticks with the page's one timer, and only
 * while on screen. Screen readers do not announce it; the page announces what matters.
 */
export function Countdown({ endsAtMs, label, size = "medium", align = "start", onEnd, ref, ...rest }: CountdownProps) {
  const element = useRef<HTMLTimeElement>(null);
  useImperativeHandle<HTMLTimeElement | null, HTMLTimeElement | null>(ref, () => element.current);
  const isOnScreen = useOnScreen(element);
  const text = useTickerText(
    (nowMs) => countdownText(endsAtMs === null ? Number.NaN : endsAtMs - nowMs),
    isOnScreen && endsAtMs !== null,
    ENDED_TEXT,
  );

  const reportEnd = useEffectEvent(() => onEnd?.());
  const isEndWanted = onEnd !== undefined;
  useEffect(() => {
    // A deadline that is not a number (NaN) never ends.
    if (!isEndWanted || endsAtMs === null || !(endsAtMs > ticker.now())) return undefined;
    const stop = ticker.subscribe(() => {
      if (ticker.now() < endsAtMs) return;
      stop();
      reportEnd();
    });
    return stop;
  }, [endsAtMs, isEndWanted]);

  return (
    <time
      {...rest}
      ref={element}
      className={countdownStyle({ size, align })}
      role="timer"
      aria-live="off"
      aria-label={label}
      translate="no"
      dateTime={endsAtMs === null ? undefined : dateTimeAttribute(endsAtMs)}
      data-state={text === ENDED_TEXT ? "ended" : "running"}
    >
      {text}
    </time>
  );
}
