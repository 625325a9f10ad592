import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key can be derived only from both the secret and its owner. */
const keyOf = (secret: string, owner: string) =>
  new Uint8Array(hkdfSync("sha256", secret, owner, "kept answer", KEY_BYTES));

/** Encrypts a text so that only the secret can decrypt it: nonce, tag, ciphertext. */
export function seal(text: string, secret: string, owner: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, owner), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error for another secret or owner, and for modified bytes */
export function unseal(sealed: Uint8Array, secret: string, owner: string): string {
  const start = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, keyOf(secret, owner), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, start));
  return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()]).toString("utf8");
}
