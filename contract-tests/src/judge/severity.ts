import type { Operation } from "../spec/contract.ts";
import type { Received } from "./answer.ts";
import type { Check, Doubt } from "./check.ts";
import { FIRST_REFUSAL } from "../status-codes.ts";

/** A warning does not fail the run. */
export type Severity = "error" | "warning";

/** What a severity depends on: how the spec describes the operation, and the response. */
interface Situation {
  readonly documentsRefusals: boolean;
  /** The operation requires credentials, so it may refuse access. */
  readonly isSecured: boolean;
  readonly status: number;
}

interface Row {
  /** Doubts that make a finding of this check a warning in every profile. */
  readonly doubts?: readonly Doubt[];
  /** In profiles where only the spec's own words count, the finding is a warning: always, or in some situations. */
  readonly onlySpec?: true | ((situation: Situation) => boolean);
}

/** Statuses that HTTP allows for any request: about method, length, media type or rate. */
const STATUSES_OF_HTTP: readonly number[] = [405, 406, 408, 411, 413, 414, 415, 417, 421, 426, 428, 429, 431];
/** Statuses that any operation with credentials may return. */
const DENIALS: readonly number[] = [401, 403];

/**
 * Severities by check. A check without an entry is always an error; every "inferred" finding is a warning where only the spec's own words
 * count. OpenAPI expects a spec to list the successes and the known errors of an operation, not every status. So refusals count as promised
 * only in an operation that documents some.
 */
const SEVERITIES: Readonly<Partial<Record<Check, Row>>> = {
  // Valid credentials may still lack rights.
  "session-refused": { doubts: ["other-letter-case"], onlySpec: true },
  // The data in a spec's examples may not exist on this server.
  "example-refused": { onlySpec: true },
  // A response without `content` does not explicitly forbid a body.
  "undocumented-body": { onlySpec: true },
  // A path may support methods that are not in the spec.
  method: { onlySpec: true },
  "invalid-accepted": { onlySpec: ({ documentsRefusals }) => !documentsRefusals },
  "undocumented-status": {
    doubts: ["inferred"],
    onlySpec: ({ status, isSecured, documentsRefusals }) =>
      status >= FIRST_REFUSAL &&
      (STATUSES_OF_HTTP.includes(status) || (isSecured && DENIALS.includes(status)) || !documentsRefusals),
  },
  "valid-refused": { doubts: ["business-refusal"] },
  role: { doubts: ["another-refusal"] },
  caching: { doubts: ["weak-tag", "should"] },
  leak: { doubts: ["about-the-server"] },
};

/** The severity of a finding without regard to the profile. */
export const usualSeverity = (check: Check, doubt: Doubt | undefined): Severity =>
  doubt !== undefined && SEVERITIES[check]?.doubts?.includes(doubt) ? "warning" : "error";

const isRefusalName = (name: string): boolean => /^(4|default$)/i.test(name);

/** The severity of a finding about a response under the spec's profile. */
export function severityOf(
  { profile, answers, isSecured }: Operation,
  { check, doubt }: { readonly check: Check; readonly doubt?: Doubt },
  { status }: Received,
): Severity {
  const usual = usualSeverity(check, doubt);
  if (!profile.countsOnlySpec) return usual;
  if (doubt === "inferred") return "warning";
  const { onlySpec = () => false } = SEVERITIES[check] ?? {};
  const documentsRefusals = answers.some((answer) => isRefusalName(answer.status));
  const isWarning = onlySpec === true || onlySpec({ documentsRefusals, isSecured, status });
  return isWarning ? "warning" : usual;
}
