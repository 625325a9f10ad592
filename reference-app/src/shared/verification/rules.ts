import { CAPTCHA_REFRESH_MIN_MS, CODE_MINUTE_MS, THIRD_PARTY_CODE_WAIT_MS } from "../config/constants.ts";

/** How long a new captcha must wait: at most one a second (R282). Times are in ms of one clock; -Infinity when there was none. */
export const captchaWaitMs = (lastRefreshMs: number, nowMs: number): number =>
  Math.max(0, lastRefreshMs + CAPTCHA_REFRESH_MIN_MS - nowMs);

/** What the server returns about a code that it has sent (R225). */
export interface CodeSent {
  /** Epoch ms of the server's clock. */
  expirationTime?: number;
  expiredMinutes?: number;
}

/**
 * What the wait for the next code is based on: `expirationTime` for register and forgotten password (R279), `expiredMinutes` for login
 * (R280), one minute when a third party sends the code (R281).
 */
export type CodeTimer = "expirationTime" | "expiredMinutes" | "thirdParty";

/**
 * Until when no other code may be requested (R278), in epoch ms of the server's clock. When the server omits one of the two values (R225),
 * the other is used.
 */
export function codeEndsAtMs({ expirationTime, expiredMinutes }: CodeSent, timer: CodeTimer, nowMs: number): number {
  if (timer === "thirdParty") return nowMs + THIRD_PARTY_CODE_WAIT_MS;
  const byMinutes = expiredMinutes === undefined ? undefined : nowMs + expiredMinutes * CODE_MINUTE_MS;
  const found = timer === "expirationTime" ? (expirationTime ?? byMinutes) : (byMinutes ?? expirationTime);
  return found ?? nowMs;
}
