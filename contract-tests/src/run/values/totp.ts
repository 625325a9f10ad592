import { createHmac } from "node:crypto";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS_OF_A_LETTER = 5;
const HALF_MINUTE_MS = 30_000;
const COUNTER_BYTES = 8;
const DIGITS = 6;

/** Reads base32 (RFC 4648); other characters, such as padding, are ignored. */
function bytesOf(base32: string): Buffer {
  const bits = (base32.toUpperCase().match(/[A-Z2-7]/g) ?? [])
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(BITS_OF_A_LETTER, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app shows for a key at a time in milliseconds (RFC 6238: SHA-1, 6 digits, 30 seconds). */
export function totp(secret: string, now: number): string {
  const counter = Buffer.alloc(COUNTER_BYTES);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / HALF_MINUTE_MS)));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The code for the key in an answer, so many half minutes after now, by the clock of the server that has sent it. */
export function codeAhead(secret: unknown, halfMinutes: number, date: string | undefined, receivedAt: number): unknown {
  if (typeof secret !== "string") return undefined;
  const told = Date.parse(date ?? "");
  const ahead = Number.isNaN(told) ? 0 : told - receivedAt;
  return totp(secret, Date.now() + ahead + halfMinutes * HALF_MINUTE_MS);
}
