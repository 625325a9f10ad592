import { createHmac } from "node:crypto";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the code that an authenticator app shows for a key at a time (RFC 6238). It is computed separately to check the mock's code. */
export function codeOfApp(key: string, nowMs: number): string {
  const bits = Array.from(key, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(nowMs / 30_000), 4);
  const digest = createHmac("sha1", bytes).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) % 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, "0");
}
