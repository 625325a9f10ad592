import { createCipheriv, createHash } from "node:crypto";

const KEY_CHARACTERS = 8;
const IV_BYTES = 12;

/**
 * Hides a customer-service address as D8 says: base64url(iv ‖ ciphertext ‖ tag) and the 8 characters whose SHA-256 is
 * the AES-256-GCM key. Obfuscation, not secrecy. Key and iv follow from the address, so that the same address always
 * looks the same and the answer that holds it can be cached.
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
