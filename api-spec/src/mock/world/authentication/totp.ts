import { HOTP, Secret } from "otpauth";

/** Time-based codes (RFC 6238) with the parameters of common authenticator apps: SHA-1, six digits, 30 seconds each. */
const STEP_MS = 30_000;
const KEY_BYTES = 20;

/** A new key in base32: 160 bits, 32 characters. */
export const newTotpKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** Number of the 30-second step since 1970 that contains a moment. */
export const totpStepAt = (nowMs: number): number => Math.floor(nowMs / STEP_MS);

/** The code of a key in a step (RFC 4226, 5.3). */
export const totpCode = (key: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(key), counter: step });
