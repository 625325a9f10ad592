import { createHash, generateKeyPairSync } from "node:crypto";
import type { Ask } from "../listed-fault.ts";
import { DEMO_PASSWORD } from "./accounts.ts";
import { textAt } from "./showings.ts";

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
