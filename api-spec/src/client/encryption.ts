import { CompactEncrypt, importJWK, type JWK } from "jose";
import type { OperationId } from "../generated/operations.ts";
import { refusal } from "./envelope.ts";
import { ApiError, CLIENT_CODES } from "./errors.ts";

/** Media type of an encrypted body (D4). */
export const JOSE_CONTENT_TYPE = "application/jose";

const CONTENT_ENCRYPTION = "A256GCM";
/** Algorithm of the key agreement, by key type: RSA-OAEP-256 for an RSA key, ECDH-ES for an elliptic-curve key. */
const algorithmOf = (key: JWK): string => key.alg ?? (key.kty === "RSA" ? "RSA-OAEP-256" : "ECDH-ES");

/**
 * Encrypts a JSON body as a compact JWE for the first encryption key of the server's key set. This scheme is a proposal (D4) and does not
 * replace TLS; another scheme replaces only this file. Needs a secure context (https or localhost).
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

/** Reads the keys from a key-set response, which is a standard document without the envelope. @throws ApiError when it is not a key set */
export function keysIn(body: unknown, response: Response): readonly JWK[] {
  const { keys }: { keys?: unknown } = Object(body);
  if (response.ok && Array.isArray(keys)) return keys;
  throw refusal(body, response, { operationId: "getJwks", sendsToken: false });
}

/** An encrypted body as it is sent: a JWE as a whole, or JSON with one field that is a JWE. */
export interface SealedBody {
  body: unknown;
  bodySerializer?: (body: unknown) => unknown;
  headers?: Record<string, string>;
}

/** What `sealBody` needs to know about a call. */
interface SealedCall {
  operationId: OperationId;
  body?: unknown;
}

/**
 * Encrypts what the operation marks: its whole body (`x-encrypted`), or one field (`x-encrypted-field`, R422).
 * @throws ApiError when the server has no key to encrypt with
 */
export async function sealBody(
  { operationId, body }: SealedCall,
  marked: true | string,
  keys: readonly JWK[],
): Promise<SealedBody> {
  const fields: Record<string, unknown> = { ...Object(body) };
  try {
    const jwe = await encryptBody(marked === true ? body : fields[marked], keys);
    return marked === true
      ? { body: jwe, bodySerializer: () => jwe, headers: { "Content-Type": JOSE_CONTENT_TYPE } }
      : { body: { ...fields, [marked]: jwe } };
  } catch (cause) {
    const message = `${operationId} has no way to encrypt for this server.`;
    throw new ApiError({ kind: "contract", code: CLIENT_CODES.contract, status: 0, operationId, message, cause });
  }
}
