import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isObject, valueAt } from "../../../json.ts";
import type { PasskeyFault, PasskeyUse } from "../../../plan/case.ts";

const USER_IS_HERE = 0x01;
const USER_IS_VERIFIED = 0x04;
const WITH_KEY = 0x40;
const ID_BYTES = 16;
const FOREIGN_HOST = "foreign.example";

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** A short text in CBOR (RFC 8949). */
const cborText = (value: string): Buffer => Buffer.concat([uint(0x60 + value.length, 1), Buffer.from(value)]);

/** A passkey, and the challenge for which it was created. */
interface Passkey {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  /** The public key in COSE: {kty: EC2, alg: ES256, crv: P-256, x, y}. */
  readonly publicKey: Buffer;
  readonly challenge: string;
}

function newPasskey(challenge: string): Passkey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const parts = ["a5010203262001215820", x, "225820", y] as const;
  const cose = parts.map((part, index) => Buffer.from(part, index % 2 === 0 ? "hex" : "base64url"));
  return { id: randomBytes(ID_BYTES), privateKey, publicKey: Buffer.concat(cose), challenge };
}

/** What a browser says of the page: its origin is `https://HOST` of the relying party. */
const clientDataOf = (type: string, challenge: string, host: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin: `https://${host}`, crossOrigin: false }));

function authenticatorData(host: string, flags: number, wrong: PasskeyFault | undefined): Buffer {
  const verified = wrong === "verification" ? 0 : USER_IS_VERIFIED;
  const isHere = wrong === "presence" ? 0 : USER_IS_HERE;
  const party = wrong === "party" ? FOREIGN_HOST : host;
  return Buffer.concat([sha256(party), uint(flags | verified | isHere, 1), uint(0, 4)]);
}

/** The body of `RegistrationResponseJSON`, without an attestation. */
function registration({ id, publicKey }: Passkey, client: Buffer, head: Buffer) {
  const data = Buffer.concat([head, Buffer.alloc(ID_BYTES), uint(id.length, 2), id, publicKey]);
  // CBOR: {fmt: "none", attStmt: {}, authData}.
  const none = Buffer.concat([uint(0xa3, 1), cborText("fmt"), cborText("none"), cborText("attStmt"), uint(0xa0, 1)]);
  const attestation = Buffer.concat([none, cborText("authData"), uint(0x58, 1), uint(data.length, 1), data]);
  return {
    clientDataJSON: client.toString("base64url"),
    attestationObject: attestation.toString("base64url"),
    transports: ["internal"],
  };
}

/** The body of `AuthenticationResponseJSON`. */
function assertion({ privateKey }: Passkey, client: Buffer, data: Buffer, wrong: PasskeyFault | undefined) {
  const key = wrong === "signature" ? newPasskey("").privateKey : privateKey;
  return {
    clientDataJSON: client.toString("base64url"),
    authenticatorData: data.toString("base64url"),
    signature: sign("sha256", Buffer.concat([data, sha256(client)]), key).toString("base64url"),
  };
}

/**
 * Simulates authenticators with ES256 keys, and their browser (WebAuthn Level 3). Each authenticator has a name and holds one passkey.
 */
export function createAuthenticators() {
  const held = new Map<string, Passkey>();
  /** Asked twice with one challenge, an authenticator still creates only one passkey. */
  const create = (device: string, challenge: string): Passkey => {
    const known = held.get(device);
    const passkey = known?.challenge === challenge ? known : newPasskey(challenge);
    held.set(device, passkey);
    return passkey;
  };
  return {
    /** What the browser returns for the options of a server; undefined when they are no options, or the authenticator has no passkey. */
    answer: (options: unknown, { passkey: use, device, wrong }: PasskeyUse): unknown => {
      const challenge = valueAt(options, "/challenge");
      const host = valueAt(options, use === "create" ? "/rp/id" : "/rpId");
      if (!isObject(options) || typeof challenge !== "string" || typeof host !== "string") return undefined;
      const passkey = use === "create" ? create(device, challenge) : held.get(device);
      if (!passkey) return undefined;
      const page = wrong === "origin" ? FOREIGN_HOST : host;
      const client = clientDataOf(use === "create" ? "webauthn.create" : "webauthn.get", challenge, page);
      const head = authenticatorData(host, use === "create" ? WITH_KEY : 0, wrong);
      const id = passkey.id.toString("base64url");
      const response = use === "create" ? registration(passkey, client, head) : assertion(passkey, client, head, wrong);
      return { id, rawId: id, type: "public-key", response };
    },
  };
}
