import { createHmac } from "node:crypto";
import { objectOr, valueAt, type JsonObject } from "../../../src/json.ts";
import { isSuccess, jsonOf, madeUp } from "../../support/changes.ts";
import type { ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { headerOf } from "../fifth-list/plants.ts";
import { inPlaceOf, textAt, withRequestHeaders } from "../fourth-list/plants.ts";
import type { Ask } from "../listed-fault.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../second-list/plants.ts";
import { onCode, withMembers } from "../third-list/plants.ts";

/** The messages of the codes, as the contract has them. */
const MESSAGES = {
  AMOUNT_OUT_OF_RANGE: "The amount is too small or too large. Please choose another one.",
  INSUFFICIENT_BALANCE: "Your balance is not sufficient.",
  INVALID_REQUEST: "The request is not valid. Please check what you entered.",
  NOT_FOUND: "Not found.",
  PASSKEY_INVALID: "This passkey could not be checked. Please try again.",
  PASSKEY_UNKNOWN: "We do not recognise this passkey. Please log in another way.",
  STATE_CONFLICT: "This is no longer possible. Please reload to see the current status.",
  VERIFICATION_CODE_INVALID: "Verification code is not valid",
};
type KnownCode = keyof typeof MESSAGES;

/** Gives a refusal another status, and another code with its message. */
export const recoded = (answer: ProxiedAnswer, status: number, code: KnownCode): ProxiedAnswer =>
  withMembers({ ...answer, status }, { code, message: MESSAGES[code] });

/** Gives each refusal that has a code another status and code. */
export const recodes = (from: string, status: number, code: KnownCode): Plant =>
  onCode(from, (answer) => recoded(answer, status, code));

/** Refuses a request, at the time of another response. */
export const refusedAt = (answer: ProxiedAnswer, status: number, code: KnownCode): ProxiedAnswer => {
  const timestamp = numberAt(answer, "/timestamp");
  return inPlaceOf(answer, madeUp(status, { success: false, code, message: MESSAGES[code], timestamp }));
};

/** Accepts what the server has refused, at the time of the refusal. */
export const acceptedAt = (answer: ProxiedAnswer, value: unknown = null): ProxiedAnswer => {
  const timestamp = numberAt(answer, "/timestamp");
  return inPlaceOf(answer, madeUp(200, { success: true, value, timestamp }));
};

/** Returns the first value for each key again and again, at the time of the request. */
export const keepsFirstValue =
  (keyOf: (request: ProxiedRequest) => string): Plant =>
  () => {
    const first = new Map<string, unknown>();
    return async (request, forward) => {
      const answer = await forward(request);
      if (!isSuccess(answer)) return answer;
      const key = keyOf(request);
      if (!first.has(key)) first.set(key, valueAt(jsonOf(answer), "/value"));
      return put(answer, "/value", first.get(key));
    };
  };

/** Looks for what the caller does not have in the accounts of others too. */
export const findsInOtherAccounts = (usernames: readonly string[]): Plant =>
  onCode("NOT_FOUND", async (answer, request, forward) => {
    const found = await Promise.all(
      usernames.map(async (username) => {
        const authorization = await headerOf(username, request, forward);
        return forward(withRequestHeaders(request, { authorization }));
      }),
    );
    return found.find(isSuccess) ?? answer;
  });

/** Returns a member of an object inside a value, or an empty object. */
export const objectIn = (value: unknown, pointer: string): JsonObject => objectOr(valueAt(value, pointer));

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
