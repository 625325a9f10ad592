import { CompactEncrypt, importJWK, type JWK } from "jose";
import { isObject, objectOr } from "../../json.ts";
import type { Answer } from "../../judge/answer.ts";
import type { Send } from "./send.ts";

const KEYS_PATH = "/.well-known/jwks.json";
const CONTENT_ENCRYPTION = "A256GCM";

/** Encrypts a value as a compact JWE of its JSON, for the server (D4). */
export type Encrypt = (value: unknown) => Promise<string>;

/** The server's key cannot be used; the message says why. */
export class EncryptionError extends Error {}

function encryptionKeyIn(answer: Answer): JWK {
  if ("failure" in answer) throw new EncryptionError(`${KEYS_PATH}: ${answer.failure}`);
  const { keys } = objectOr(answer.json);
  const key = (Array.isArray(keys) ? keys : []).find((it) => isObject(it) && (it["use"] ?? "enc") === "enc");
  if (!isObject(key)) throw new EncryptionError(`${KEYS_PATH} (status ${answer.status}) contains no encryption key`);
  return key;
}

async function fetchEncrypt(baseUrl: string, send: Send): Promise<Encrypt> {
  const url = baseUrl.replace(/\/+$/, "") + KEYS_PATH;
  const jwk = encryptionKeyIn(await send({ method: "GET", url, headers: {}, body: undefined }));
  const algorithm = jwk.alg ?? (jwk.kty === "RSA" ? "RSA-OAEP-256" : "ECDH-ES");
  const key = await importJWK(jwk, algorithm).catch((error: unknown) => {
    throw new EncryptionError(`the key at ${KEYS_PATH} cannot be read: ${String(error)}`);
  });
  const header = { alg: algorithm, enc: CONTENT_ENCRYPTION, ...(jwk.kid !== undefined && { kid: jwk.kid }) };
  return (value) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value))).setProtectedHeader(header).encrypt(key);
}

/**
 * Creates the encryption for the server at `baseUrl`. Its key is requested through `send` once, at the first use. Rejects with
 * EncryptionError.
 */
export function createEncrypt(baseUrl: string, send: Send): Encrypt {
  let ready: Promise<Encrypt> | undefined;
  return async (value) => {
    ready ??= fetchEncrypt(baseUrl, send);
    return (await ready)(value);
  };
}
