import { isAbout, isExpired, matches, type Ignorable, type IgnoreRule, type NamedOperation } from "./ignore-rule.ts";

/** What became of a rule: an expired one no longer applies, and an unmatched one should be removed. */
export type RuleState = "applied" | "expired" | "unmatched" | "untested";

/** A rule with the findings that it takes out of the judgement. */
export interface AppliedRule<F> {
  readonly rule: IgnoreRule;
  readonly state: RuleState;
  readonly findings: readonly F[];
}

/** Facts that decide whether a rule applies. */
export interface RuleScope {
  /** A date such as 2027-03-31. */
  readonly today: string;
  readonly isWholeRun: boolean;
  /** The operations to which the run sent requests. */
  readonly tried: readonly NamedOperation[];
}

/** Separates findings that a rule ignores from the others. The first rule that matches a finding takes it. */
export function applyRules<F extends Ignorable>(
  rules: readonly IgnoreRule[],
  findings: readonly F[],
  { today, isWholeRun, tried }: RuleScope,
): { readonly counted: readonly F[]; readonly applied: readonly AppliedRule<F>[] } {
  const valid = rules.filter((rule) => !isExpired(rule, today));
  const byRule = Map.groupBy(findings, (finding) => valid.find((rule) => matches(rule, finding)));
  const stateOf = (rule: IgnoreRule): RuleState => {
    if (!valid.includes(rule)) return "expired";
    if (byRule.has(rule)) return "applied";
    const isTested = isWholeRun && tried.some((operation) => isAbout(rule, operation));
    return isTested ? "unmatched" : "untested";
  };
  return {
    counted: byRule.get(undefined) ?? [],
    applied: rules.map((rule) => ({ rule, state: stateOf(rule), findings: byRule.get(rule) ?? [] })),
  };
}
