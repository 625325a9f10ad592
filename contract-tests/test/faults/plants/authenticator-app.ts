import { createHmac } from "node:crypto";
import type { Ask } from "../listed-fault.ts";
import { textAt } from "./showings.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const STEP_SECONDS = 30;

const CODE_DIGITS = 6;

/** Computes the code that an authenticator app shows now (RFC 6238). */
function codeNow(secret: string): string {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS)));
  const digest = createHmac("sha1", Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const start = (digest.at(-1) ?? 0) % 16;
  return String((digest.readUInt32BE(start) % 2 ** 31) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, "0");
}

/** Sets up an authenticator app and returns the first recovery code, without its hyphen. */
export async function setUpApp(ask: Ask): Promise<string> {
  const secret = await textAt(ask("POST", "/wps/member/authenticator"), "/secret");
  const code = codeNow(secret);
  const recoveryCode = await textAt(ask("PUT", "/wps/member/authenticator", { body: { code } }), "/codes/0");
  return recoveryCode.replace("-", "");
}
