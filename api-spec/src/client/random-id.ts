const BYTES = 16;
const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/** A random UUID of version 4. Plain http and old web views have no `crypto.randomUUID`, but the random bytes it is made of. */
export function randomId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  // Version and variant (RFC 9562, 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [...bytes]
    .map(hex)
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
