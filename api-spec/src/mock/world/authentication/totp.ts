import { createHmac, randomBytes } from "node:crypto";

/** Time-based codes (RFC 6238) with the parameters of common authenticator apps: SHA-1, six digits, 30 seconds each. */
const STEP_MS = 30_000;
const DIGITS = 6;
const KEY_BYTES = 20;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS_A_LETTER = 5;

/** A new key in base32: 160 bits, 32 characters. */
export function newTotpKey(): string {
  const bits = [...randomBytes(KEY_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((letter) => BASE32[Number.parseInt(letter, 2)]).join("");
}

function keyBytes(key: string): Buffer {
  const bits = Array.from(key, (letter) => BASE32.indexOf(letter).toString(2).padStart(BITS_A_LETTER, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Number of the 30-second step since 1970 that contains a moment. */
export const totpStepAt = (nowMs: number): number => Math.floor(nowMs / STEP_MS);

/** The code of a key in a step (RFC 4226, 5.3). */
export function totpCode(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", keyBytes(key)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) % 16;
  const number = digest.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}
