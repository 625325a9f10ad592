const BYTES = 16;
const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/**
 * Returns a random UUID, version 4. On plain http and in old web views `crypto.randomUUID` is missing, so it is built from random bytes.
 */
export function randomId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  // Set the version and variant bits (RFC 9562, 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [...bytes]
    .map(hex)
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
