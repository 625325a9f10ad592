import { createHash } from "node:crypto";

/** A short name for all that a text says. */
export const fingerprintOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);
