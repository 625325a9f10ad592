import { contactUrl } from "./safe-url.ts";

const KEY_LENGTH = 8;
const IV_LENGTH = 12;

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.codePointAt(0) ?? 0);

/**
 * Decrypts a customer-service path (R231, D8): base64url(iv ‖ AES-256-GCM ciphertext), then eight key characters whose SHA-256 is the key.
 * This is obfuscation, not secrecy (C15), so the URL guard checks the result like any outside address.
 * Undefined when it cannot be decrypted or is not allowed. Replace this file to support another scheme.
 */
export async function openServicePath(path: string): Promise<string | undefined> {
  try {
    const keyText = new TextEncoder().encode(path.slice(-KEY_LENGTH));
    const sealed = fromBase64Url(path.slice(0, -KEY_LENGTH));
    const keyBytes = await crypto.subtle.digest("SHA-256", keyText);
    const key = await crypto.subtle.importKey("raw", keyBytes, "AES-GCM", false, ["decrypt"]);
    const iv = sealed.slice(0, IV_LENGTH);
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed.slice(IV_LENGTH));
    return contactUrl(new TextDecoder().decode(plain), location.origin);
  } catch {
    return undefined;
  }
}
