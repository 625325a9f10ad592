/** Decrypts a path of customer service as a client does (D8), but with Web Crypto only. */
export async function decodeServicePath(path: string): Promise<string> {
  const sealed = Buffer.from(path.slice(0, -8), "base64url");
  const secret = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(path.slice(-8)));
  const key = await crypto.subtle.importKey("raw", secret, "AES-GCM", false, ["decrypt"]);
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: sealed.subarray(0, 12) }, key, sealed.subarray(12));
  return new TextDecoder().decode(plain);
}
