import { createHash, generateKeyPairSync } from "node:crypto";
import { objectOr, type JsonObject } from "../../../src/json.ts";
import { isSuccess, jsonOf, madeUp } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { valueBeside } from "../fifth-list/plants.ts";
import { beside, DEMO_PASSWORD, inPlaceOf, textAt } from "../fourth-list/plants.ts";
import type { Ask } from "../listed-fault.ts";
import type { Plant } from "../planted-fault.ts";
import { asking, listOf, numberAt, type Row } from "../second-list/plants.ts";
import { onCode, withMembers, withoutHeader } from "../third-list/plants.ts";

/** The codes of refusals that the plants of earlier lists do not have, with their messages in the contract. */
const MESSAGES = {
  ACCOUNT_RESTRICTED: "Please contact your agent",
  INSUFFICIENT_POINTS: "You do not have enough points.",
  PASSWORD_INCORRECT: "Your current password is incorrect.",
  REAL_ACCOUNT_REQUIRED: "You need a real account for this. Please register.",
  SELF_EXCLUDED: "You have chosen not to play with this account for now.",
};
type NewCode = keyof typeof MESSAGES;

/** Refuses a request, at the time of another response. */
export function forbids(answer: ProxiedAnswer, code: NewCode, more: JsonObject = {}): ProxiedAnswer {
  const timestamp = numberAt(answer, "/timestamp");
  return inPlaceOf(answer, madeUp(403, { success: false, code, message: MESSAGES[code], timestamp, ...more }));
}

/** Gives a refusal another code, with the status 422. */
export const renamed = (answer: ProxiedAnswer, code: NewCode): ProxiedAnswer =>
  withMembers(withoutLimit({ ...answer, status: 422 }), { code, message: MESSAGES[code] });

/** Removes the headers that say when the caller may try again. */
export const withoutLimit = (answer: ProxiedAnswer): ProxiedAnswer =>
  withoutHeader(withoutHeader(answer, "retry-after"), "ratelimit");

/** Sends a request that the server has refused with a code again, in another form. `undefined` sends nothing. */
export const retriesOn = (code: string, other: (request: ProxiedRequest) => ProxiedRequest | undefined): Plant =>
  onCode(code, (answer, request, forward) => {
    const retried = other(request);
    return retried === undefined ? answer : forward(retried);
  });

/** Replaces successful responses, after reading the value of another resource as it was before the call. */
export const afterReading =
  (
    address: string,
    change: (answer: ProxiedAnswer, before: unknown, request: ProxiedRequest) => ProxiedAnswer,
  ): Plant =>
  () =>
  async (request, forward) => {
    const before = await valueBeside(request, forward, address);
    const answer = await forward(request);
    return isSuccess(answer) ? change(answer, before, request) : answer;
  };

/** Refuses requests, depending on what another resource says about the caller. */
export const refusesWhen =
  (address: string, refusalFor: (seen: ProxiedAnswer, request: ProxiedRequest) => ProxiedAnswer | undefined): Plant =>
  () =>
  async (request, forward) => {
    const seen = await forward(beside(request, "GET", address));
    const refusal = isSuccess(seen) ? refusalFor(seen, request) : undefined;
    return refusal ?? forward(request);
  };

/** Returns the value of a response. */
export const valueOf = (answer: ProxiedAnswer): unknown => objectOr(jsonOf(answer))["value"];

/** Returns the row of a list that has the id in the path of the request, before its last part. */
export const rowInPath = (value: unknown, { address }: ProxiedRequest): Row | undefined =>
  listOf(value).find(({ id }) => id === address.split("?")[0]?.split("/").at(-2));

/** Proves the identity of a demo account as the caller. */
export const proves = (request: ProxiedRequest, forward: Forward): Promise<ProxiedAnswer> =>
  forward(beside(request, "POST", "/wps/session/reauthentication", { method: "password", password: DEMO_PASSWORD }));

/** Reads the same list of another merchant. */
export const ofMerchant = (request: ProxiedRequest, merchantCode: string): ProxiedRequest =>
  asking(request, { merchantCode });

const ORIGIN = "https://lobby.example";
const USER_IS_VERIFIED = 0x45;
const KEY_BYTES = 32;
const ID_BYTES = 16;

/** Encodes short byte strings in CBOR. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : lengthOfTwo(bytes.length), bytes]);
const lengthOfTwo = (length: number): Buffer => Buffer.from([0x59, length >> 8, length & 0xff]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Adds a passkey as a browser does (WebAuthn, without attestation), and returns the id that the account shows. */
export async function addPasskey(ask: Ask, name: string): Promise<string> {
  const headers = { origin: ORIGIN };
  const options = ask("POST", "/wps/member/passkeys/options", { body: { password: DEMO_PASSWORD }, headers });
  const challenge = await textAt(options, "/challenge");
  const { x = "", y = "" } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
  // A map of key type EC2, algorithm ES256, curve P-256, and the two coordinates.
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, "base64url")),
  ]);
  const id = createHash("sha256").update(key).digest().subarray(0, ID_BYTES);
  const relyingParty = createHash("sha256").update(new URL(ORIGIN).hostname).digest();
  const head = Buffer.from([USER_IS_VERIFIED, 0, 0, 0, 0, ...Buffer.alloc(ID_BYTES), 0, ID_BYTES]);
  const authData = Buffer.concat([relyingParty.subarray(0, KEY_BYTES), head, id, key]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    cborText("fmt"),
    cborText("none"),
    cborText("attStmt"),
    Buffer.from([0xa0]),
    cborText("authData"),
    cborBytes(authData),
  ]);
  const clientData = Buffer.from(JSON.stringify({ type: "webauthn.create", challenge, origin: ORIGIN }));
  const response = {
    clientDataJSON: clientData.toString("base64url"),
    attestationObject: attestation.toString("base64url"),
    transports: [],
  };
  const text = id.toString("base64url");
  const credential = { id: text, rawId: text, type: "public-key", response };
  await ask("POST", "/wps/member/passkeys", { body: { name, credential }, headers });
  return textAt(ask("GET", "/wps/member/security"), "/passkeys/0/id");
}
