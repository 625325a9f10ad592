import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from "node:crypto";
import type { components } from "../../generated/types.ts";
import { compactDecrypt, decodeProtectedHeader } from "jose";
import type { Settings } from "./store.ts";

/** The key pair for encrypted requests (D4). */
export type ServerKeys = ReturnType<typeof createKeys>;

type PublicKey = components["schemas"]["JsonWebKey"];

const KEY_ID = "mock-1";
const SETTING = "encryptionKey";

/** Creates the key at the first start and stores it, so that clients with a cached key set keep working after a restart. */
export function createKeys(settings: Settings) {
  const stored = settings.read(SETTING);
  const privateKey = stored ? importKey(stored) : generateKey();
  const jwk = privateKey.export({ format: "jwk" });
  if (!stored) settings.write(SETTING, JSON.stringify(jwk));
  const { x = "", y = "" } = jwk;
  const publicKey: PublicKey = { kty: "EC", crv: "P-256", x, y, kid: KEY_ID, alg: "ECDH-ES", use: "enc" };
  return {
    /** JSON Web Key Set with the public key only. */
    jwks: (): { keys: PublicKey[] } => ({ keys: [publicKey] }),
    /** Decrypts a compact JWE. @throws Error when it was made for another key or has been modified */
    decrypt: async (jwe: string): Promise<string> => {
      if (decodeProtectedHeader(jwe).kid !== KEY_ID) throw new Error("The key id is unknown");
      const { plaintext } = await compactDecrypt(jwe, privateKey, {
        keyManagementAlgorithms: ["ECDH-ES"],
        contentEncryptionAlgorithms: ["A256GCM"],
      });
      return new TextDecoder().decode(plaintext);
    },
  };
}

const generateKey = (): KeyObject => generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;

function importKey(json: string): KeyObject {
  const key: JsonWebKey = JSON.parse(json);
  return createPrivateKey({ key, format: "jwk" });
}
