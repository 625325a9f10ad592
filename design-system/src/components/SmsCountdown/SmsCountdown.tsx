import { type ButtonHTMLAttributes, type Ref, useEffect, useEffectEvent, useRef } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { announce } from "../../foundations/announcements/announce.ts";
import { sendCodeStrings } from "../../foundations/strings/codes.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { useTickerText } from "../../foundations/time/use-ticker-text.ts";
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
   * Time until which no further code can be requested, in ms since the epoch by the clock of the page's ticker (R278–R281); null before the
   * first code.
   */
  endsAtMs: number | null;
  /** Called when the member requests a code. */
  onSend: () => void;
  /** Whether the code is being sent. @default false */
  loading?: boolean;
  /** Text of the button before the first code. @default "Send code" in the language of the page */
  label?: string;
  /** Text of the button after the first code. @default "Send again" in the language of the page */
  againLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

// Rounds up, so that the countdown does not reach zero before the wait is over (R278).
const wholeSecondsMs = (remainingMs: number): number => Math.ceil(remainingMs / SECOND_MS) * SECOND_MS;

/**
 * A button that requests a code by message, then counts down until the next request is possible. It announces only the start and the end.
 */
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
      // Uses aria-disabled, not `disabled`: a disabled button would lose the focus.
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

/** Announces how long the wait is when it starts, and that it is over when it ends. */
function useAnnouncements(endsAtMs: number | null, isWaiting: boolean): void {
  const strings = useStrings(sendCodeStrings);
  const begun = useRef(endsAtMs);
  const wasWaiting = useRef(isWaiting);
  const sayStart = useEffectEvent((untilMs: number) => {
    announce(fill(strings.sendAgainIn, { count: Math.round((untilMs - ticker.now()) / SECOND_MS) }));
  });
  const sayEnd = useEffectEvent(() => announce(strings.sendAgainNow));
  useEffect(() => {
    // A wait that already ran when the page was opened is not announced at its start.
    if (isWaiting && endsAtMs !== null && begun.current !== endsAtMs) sayStart(endsAtMs);
    if (!isWaiting && wasWaiting.current) sayEnd();
    begun.current = endsAtMs;
    wasWaiting.current = isWaiting;
  }, [endsAtMs, isWaiting]);
}
