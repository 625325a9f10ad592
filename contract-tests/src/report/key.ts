import { createHash } from "node:crypto";
import type { Check, Finding } from "../judge/finding.ts";

/** Their messages come from the spec alone, so that they tell apart what is wrong at one place. */
const TELLING: readonly Check[] = ["schema", "undocumented-field", "header", "invalid-accepted", "open-door"];

/** Members of a list are one place: `/value/content/0/id` and `/value/content/7/id` break the same promise. */
const withoutIndices = (where: string): string => where.replaceAll(/\/\d+(?=\/|$)/g, "/*");

/**
 * Names a broken promise: the same from run to run, whatever the data of the day and whichever case met it. A baseline holds these, and
 * reports count by them.
 */
export function findingKey({ check, operationId, where, specPointer, message }: Finding): string {
  const parts = [operationId, check, withoutIndices(where), specPointer];
  return [...parts, ...(TELLING.includes(check) ? [message] : [])].join(" · ");
}

const FINGERPRINT_LENGTH = 32;

/** The key as a short text for tools that match results. */
export const fingerprintOf = (key: string): string =>
  createHash("sha256").update(key).digest("hex").slice(0, FINGERPRINT_LENGTH);
