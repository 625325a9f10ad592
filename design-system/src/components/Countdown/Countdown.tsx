import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from "react";
import { dateTimeAttribute } from "../../foundations/instant.ts";
import { ticker } from "../../foundations/ticker.ts";
import { useOnScreen } from "../../foundations/use-on-screen.ts";
import { useTickerText } from "../../foundations/use-ticker-text.ts";
import { countdownStyle } from "./Countdown.css.ts";
import { countdownText, ENDED_TEXT } from "./rules.ts";

export const COUNTDOWN_SIZES = ["small", "medium", "large"] as const;
export type CountdownSize = (typeof COUNTDOWN_SIZES)[number];

export interface CountdownProps {
  /** The deadline, in ms since the epoch on the clock of the page's ticker; null when nothing runs. */
  endsAtMs: number | null;
  /** What is counted down, for screen readers. @default no name, where the text beside it says so */
  label?: string;
  /** Of its digits. @default "medium" */
  size?: CountdownSize;
  /** Where the digits stand in their fixed width. @default "start" */
  align?: "start" | "center" | "end";
  /** Called once when a deadline passes that was still ahead when it was given; on screen or not. */
  onEnd?: () => void;
  ref?: Ref<HTMLTimeElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * The time left until a deadline (R298–R300), in digits that never move their neighbour. Ticks with the page's one timer, only
 * while on screen, and is not announced: the page announces what matters.
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
    if (!isEndWanted || endsAtMs === null || endsAtMs <= ticker.now()) return undefined;
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
