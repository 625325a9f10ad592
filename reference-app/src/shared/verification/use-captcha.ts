import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { monotonicNow } from "../clock/clock.ts";
import { captchaQuery, type Captcha } from "./queries.ts";
import { captchaWaitMs } from "./rules.ts";

export interface CaptchaState {
  /** Increases with each captcha; 0 until the first request. */
  attempt: number;
  captcha: Captcha | undefined;
  error: Error | null;
  /** Requests a captcha, at most one a second (R282). An early request is delayed. */
  renew: () => void;
}

/** The captcha of a form. Absent until `renew` is called: a failed login requires one (R272) and uses it up (R277). */
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
