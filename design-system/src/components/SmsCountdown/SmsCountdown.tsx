import { type ButtonHTMLAttributes, type Ref, useEffect, useEffectEvent, useRef } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { announce } from "../../foundations/announce.ts";
import { sendCodeStrings } from "../../foundations/strings/codes.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { ticker } from "../../foundations/ticker.ts";
import { useTickerText } from "../../foundations/use-ticker-text.ts";
import { Button } from "../Button/Button.tsx";
import type { ButtonLook } from "../Button/button-options.ts";
import { countdownText, ENDED_TEXT } from "../Countdown/rules.ts";
import { time } from "./SmsCountdown.css.ts";

const SECOND_MS = 1000;

export interface SmsCountdownProps
  extends
    Pick<ButtonLook, "size">,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, ClosedAttributes | "children" | "type" | "onClick"> {
  /**
   * Until when no other code may be asked for, in ms since the epoch on the clock of the page's ticker (R278–R281); null before the
   * first was sent.
   */
  endsAtMs: number | null;
  /** A code is asked for. */
  onSend: () => void;
  /** It is being sent. @default false */
  loading?: boolean;
  /** Its text before the first code. @default "Send code" in the language of the page */
  label?: string;
  /** Its text once a code was sent. @default "Send again" in the language of the page */
  againLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

// Rounded up: the button waits until the very end (R278).
const wholeSecondsMs = (remainingMs: number): number => Math.ceil(remainingMs / SECOND_MS) * SECOND_MS;

/** Asks for a code by message; then counts down on the button until another can be asked for. Speaks at the start and at the end alone. */
export function SmsCountdown(props: SmsCountdownProps) {
  const { endsAtMs, onSend, label, againLabel, size = "medium", ...rest } = props;
  const strings = useStrings(sendCodeStrings);
  const left = useTickerText(
    (nowMs) => countdownText(endsAtMs === null ? Number.NaN : wholeSecondsMs(endsAtMs - nowMs)),
    endsAtMs !== null,
    ENDED_TEXT,
  );
  const isWaiting = left !== ENDED_TEXT;
  useAnnouncements(endsAtMs, isWaiting);
  return (
    <Button
      {...rest}
      size={size}
      variant={isWaiting ? "outline" : "soft"}
      tone={isWaiting ? "neutral" : "accent"}
      // Not `disabled`: that would drop the focus of whoever pressed it.
      aria-disabled={isWaiting || undefined}
      data-state={isWaiting ? "waiting" : "ready"}
      onClick={isWaiting ? undefined : onSend}
    >
      <span>{endsAtMs === null ? (label ?? strings.sendCode) : (againLabel ?? strings.sendAgain)}</span>
      {isWaiting && (
        <span aria-hidden="true" translate="no" className={time}>
          {left}
        </span>
      )}
    </Button>
  );
}

/** Says how long the wait is when it begins, and that it is over when it ends. */
function useAnnouncements(endsAtMs: number | null, isWaiting: boolean): void {
  const strings = useStrings(sendCodeStrings);
  const begun = useRef(endsAtMs);
  const wasWaiting = useRef(isWaiting);
  const sayStart = useEffectEvent((untilMs: number) => {
    announce(fill(strings.sendAgainIn, { count: Math.round((untilMs - ticker.now()) / SECOND_MS) }));
  });
  const sayEnd = useEffectEvent(() => announce(strings.sendAgainNow));
  useEffect(() => {
    // One that already ran when the page was opened began unheard.
    if (isWaiting && endsAtMs !== null && begun.current !== endsAtMs) sayStart(endsAtMs);
    if (!isWaiting && wasWaiting.current) sayEnd();
    begun.current = endsAtMs;
    wasWaiting.current = isWaiting;
  }, [endsAtMs, isWaiting]);
}
