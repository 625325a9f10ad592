import { createCipheriv, createHash } from "node:crypto";

const KEY_CHARACTERS = 8;
const IV_BYTES = 12;

/**
 * Obfuscates a customer-service address as D8 describes: base64url(iv ‖ ciphertext ‖ tag), and the 8 characters whose SHA-256 is the
 * AES-256-GCM key. This does not keep it secret. Key and iv are derived from the address, so that the same address always has the same form
 * and the response can be cached.
 */
export function encodeServicePath(address: string): string {
  const digest = createHash("sha256").update(address).digest();
  const keyCharacters = digest.toString("base64url").replaceAll(/[-_]/g, "").slice(0, KEY_CHARACTERS);
  const key = createHash("sha256").update(keyCharacters).digest();
  const iv = digest.subarray(-IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const sealed = Buffer.concat([iv, cipher.update(address, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString("base64url") + keyCharacters;
}
