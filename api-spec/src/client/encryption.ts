import { CompactEncrypt, importJWK, type JWK } from "jose";
import type { OperationId } from "../generated/operations.ts";
import { refusal } from "./envelope.ts";
import { ApiError, CLIENT_CODES } from "./errors.ts";

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

/** The keys of an answered key set, which is a standard document and no envelope. @throws ApiError when it is none */
export function keysIn(body: unknown, response: Response): readonly JWK[] {
  const { keys }: { keys?: unknown } = Object(body);
  if (response.ok && Array.isArray(keys)) return keys;
  throw refusal(body, response, { operationId: "getJwks", sendsToken: false });
}

/** A body as it leaves: a JWE as a whole, or JSON with one field that is a JWE. */
export interface SealedBody {
  body: unknown;
  bodySerializer?: (body: unknown) => unknown;
  headers?: Record<string, string>;
}

/** The part of a call that is encrypted. */
interface SealedCall {
  operationId: OperationId;
  body?: unknown;
}

/**
 * Encrypts what the operation marks: its whole body (`x-encrypted`), or the field of that name (`x-encrypted-field`, R422).
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
