import { withoutIndices } from "../report/parts/finding-key.ts";
import type { Check } from "../judge/check.ts";

/** A rule of the ignore file: which findings to ignore, and why. */
export interface IgnoreRule {
  readonly check: Check;
  /** An operationId, a tag, or `*` for every operation. */
  readonly operation: string;
  /** The place in the answer as a report shows it, such as "response 200 /rows/0/id"; an index means every index. */
  readonly place?: string;
  /** JSON pointer into the spec; the rule is about this part of the spec, and what is inside it. */
  readonly pointer?: string;
  readonly reason: string;
  /** The last day on which the rule applies, in UTC. */
  readonly until?: string;
}

/** The operation of a rule that means every operation. */
export const EVERY_OPERATION = "*";

/** The parts of an operation that a rule looks at. */
export interface NamedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
}

/** The parts of a finding that a rule looks at. */
export interface Ignorable extends NamedOperation {
  readonly check: Check;
  readonly where: string;
  readonly spec: { readonly pointer: string };
}

const isWithin = (pointer: string, part: string): boolean => pointer === part || pointer.startsWith(`${part}/`);

/** Whether a rule is about an operation. */
export const isAbout = ({ operation }: IgnoreRule, { operationId, tags }: NamedOperation): boolean =>
  operation === EVERY_OPERATION || operation === operationId || tags.includes(operation);

/** Whether a rule is about a finding; its last day does not matter. */
export const matches = (rule: IgnoreRule, finding: Ignorable): boolean =>
  rule.check === finding.check &&
  isAbout(rule, finding) &&
  (rule.place === undefined || withoutIndices(rule.place) === withoutIndices(finding.where)) &&
  (rule.pointer === undefined || isWithin(finding.spec.pointer, rule.pointer));

/** Whether the last day of a rule has passed. `today` is a date such as 2027-03-31. */
export const isExpired = ({ until }: IgnoreRule, today: string): boolean => until !== undefined && until < today;
