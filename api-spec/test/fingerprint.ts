import { createHash } from "node:crypto";

/** Returns a short hash of a text, to compare its content. */
export const fingerprintOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);
