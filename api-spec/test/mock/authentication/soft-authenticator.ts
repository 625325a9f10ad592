import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const USER_IS_HERE_AND_VERIFIED = 0x05;
const USER_IS_HERE = 0x01;
const WITH_KEY = 0x40;

/** Changes to the behaviour of the browser and the authenticator. A test uses them to send what the mock must refuse. */
interface Bend {
  origin?: string;
  host?: string;
  counter?: number;
  isVerified?: boolean;
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const text = (value: string) => Buffer.concat([uint(0x60 + value.length, 1), Buffer.from(value)]);

/** Simulates an authenticator with one ES256 key and its browser (WebAuthn Level 3, CTAP2), for pages of `site`. */
export function softAuthenticator(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  const clientData = (type: string, challenge: string, { origin = site }: Bend) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, { host = new URL(site).hostname, counter = 0, isVerified = true }: Bend) =>
    Buffer.concat([
      sha256(host),
      uint(flags | (isVerified ? USER_IS_HERE_AND_VERIFIED : USER_IS_HERE), 1),
      uint(counter, 4),
    ]);
  const credential = { id, rawId: id, type: "public-key" };
  return {
    /** Does the same as `navigator.credentials.create()`. */
    create: (challenge: string, bend: Bend = {}) => {
      // COSE: {kty: EC2, alg: ES256, crv: P-256, x, y}.
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const data = Buffer.concat([head(WITH_KEY, bend), Buffer.alloc(16), uint(16, 2), credentialId, key]);
      // CBOR: {fmt: "none", attStmt: {}, authData}.
      const none = Buffer.concat([uint(0xa3, 1), text("fmt"), text("none"), text("attStmt"), uint(0xa0, 1)]);
      const attestation = Buffer.concat([none, text("authData"), uint(0x58, 1), uint(data.length, 1), data]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, bend).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Does the same as `navigator.credentials.get()`. */
    get: (challenge: string, bend: Bend = {}) => {
      const client = clientData("webauthn.get", challenge, bend);
      const data = head(0, bend);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        },
      };
    },
  };
}
