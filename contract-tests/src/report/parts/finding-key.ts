import { createHash } from "node:crypto";
import type { Check } from "../../judge/check.ts";
import type { Finding } from "../../judge/finding.ts";

/** Checks whose messages depend only on the spec, so that they can distinguish violations at one place. */
const TELLING: readonly Check[] = ["schema", "undocumented-field", "header", "invalid-accepted", "open-door"];

/** Members of a list count as one place: `/value/content/0/id` and `/value/content/7/id` violate the same rule. */
export const withoutIndices = (where: string): string => where.replaceAll(/\/\d+(?=\/|$)/g, "/*");

/**
 * Identifies a violated rule: the same in every run, whatever the server's data and whichever case found it. Baselines contain these keys,
 * and reports count by them.
 */
export function findingKey({ check, operationId, where, specPointer, message }: Finding): string {
  const parts = [operationId, check, withoutIndices(where), specPointer];
  return [...parts, ...(TELLING.includes(check) ? [message] : [])].join(" · ");
}

const FINGERPRINT_LENGTH = 32;

/** The key as a short text for tools that match results. */
export const fingerprintOf = (key: string): string =>
  createHash("sha256").update(key).digest("hex").slice(0, FINGERPRINT_LENGTH);
