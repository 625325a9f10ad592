import { Secret, TOTP } from "otpauth";

const HALF_MINUTE_MS = 30_000;

/** The code that an authenticator app shows for a key at a time in milliseconds (RFC 6238: SHA-1, 6 digits, 30 seconds). */
export const totp = (key: string, timeMs: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: timeMs });

/**
 * The code for the key in an answer, so many half minutes after now, by the clock of the server that has sent it. Undefined when the
 * answer has no key in base32.
 */
export function codeAhead(key: unknown, halfMinutes: number, date: string | undefined, receivedAtMs: number): unknown {
  if (typeof key !== "string" || !/^[A-Z2-7\s]+=*$/i.test(key)) return undefined;
  const sentAtMs = Date.parse(date ?? "");
  const aheadMs = Number.isNaN(sentAtMs) ? 0 : sentAtMs - receivedAtMs;
  return totp(key, Date.now() + aheadMs + halfMinutes * HALF_MINUTE_MS);
}
