import { CompactEncrypt, importJWK, type JWK } from "jose";

/** Media type of an encrypted body (D4). */
export const JOSE_CONTENT_TYPE = "application/jose";

const CONTENT_ENCRYPTION = "A256GCM";
/** Key agreement by key type: an RSA key in the set means RSA-OAEP-256, an elliptic one ECDH-ES. */
const algorithmOf = (key: JWK): string => key.alg ?? (key.kty === "RSA" ? "RSA-OAEP-256" : "ECDH-ES");

/**
 * Encrypts a JSON body as JWE compact for the first encryption key of the server's key set. Proposed (D4): no substitute
 * for TLS; replace this one file for another scheme. Needs a secure context (https or localhost).
 */
export async function encryptBody(body: unknown, keys: readonly JWK[]): Promise<string> {
  const key = keys.find((candidate) => candidate.use === "enc") ?? keys[0];
  if (!key) throw new Error("The server's key set is empty: nothing can be encrypted for it.");
  const alg = algorithmOf(key);
  const header = { alg, enc: CONTENT_ENCRYPTION, cty: "application/json", ...(key.kid ? { kid: key.kid } : {}) };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key, alg));
}
