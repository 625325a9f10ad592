import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { monotonicNow } from "../lib/clock.ts";
import { captchaQuery, type Captcha } from "./queries.ts";
import { captchaWaitMs } from "./rules.ts";

export interface CaptchaState {
  /** Grows with each captcha; 0 until the first one is asked for. */
  attempt: number;
  captcha: Captcha | undefined;
  error: Error | null;
  /** Asks for the first captcha or another one, at most once a second (R282): what is asked too early comes a little later. */
  renew: () => void;
}

/** The captcha of a form, absent until `renew` is called: a failed login turns it on (R272) and uses it up (R277). */
export function useCaptcha(): CaptchaState {
  const [attempt, setAttempt] = useState(0);
  const lastRefreshMs = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { data, error } = useQuery({ ...captchaQuery(attempt), enabled: attempt > 0 });

  const ask = () => {
    timer.current = undefined;
    lastRefreshMs.current = monotonicNow();
    setAttempt((before) => before + 1);
  };
  const renew = () => {
    if (timer.current !== undefined) return;
    const waitMs = captchaWaitMs(lastRefreshMs.current, monotonicNow());
    if (waitMs === 0) ask();
    else timer.current = setTimeout(ask, waitMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return { attempt, captcha: data, error, renew };
}
