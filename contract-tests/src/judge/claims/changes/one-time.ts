import { valueAt } from "../../../json.ts";
import { canonical } from "../../values/comparison.ts";
import { findingIn, hasSucceeded, succeeded, type AnsweredStep, type ClaimFinding } from "../answered-step.ts";
import { type Judges, whenAnswered } from "../judges.ts";
import { TOO_MANY_REQUESTS } from "../../../status-codes.ts";

/** The code of a refusal, or else its status. */
function codeOf({ answer }: AnsweredStep): string {
  const code = valueAt(answer.json, "/code");
  return typeof code === "string" ? code : String(answer.status);
}

/** Find values that were given twice, calls that succeeded twice or did not, and allowed numbers that are refused. */
export const ONE_TIME_JUDGES = {
  unique: (claim, stepOf) => {
    const { steps, pointer } = claim;
    const seen = new Map<string, string>();
    return steps.flatMap((name): ClaimFinding[] => {
      const step = succeeded(stepOf(name));
      const value = valueAt(step?.answer.json, pointer);
      if (!step || value === undefined || value === null) return [];
      const before = seen.get(canonical(value));
      seen.set(canonical(value), name);
      if (before === undefined) return [];
      const message = `must differ in every response, but is the same as in "${before}"`;
      return [findingIn(step, "isolation", pointer, message, claim)];
    });
  },
  "refused-again": whenAnswered(["first", "again"], (claim, { first, again }) => {
    if (!hasSucceeded(first) || again.answer.status === TOO_MANY_REQUESTS) return [];
    const { code } = claim;
    const told = valueAt(again.answer.json, "/code");
    if (!hasSucceeded(again) && told === code) return [];
    const words = hasSucceeded(again) ? "but was accepted again" : `but is ${canonical(told)}`;
    const message = `must be refused with ${code}, because the first call has succeeded, ${words}`;
    return [findingIn(again, hasSucceeded(again) ? "replay" : "error-code", undefined, message, claim)];
  }),
  "same-outcome": whenAnswered(["first", "again"], (claim, { first, again }) => {
    if ([first, again].some(({ answer }) => answer.status === TOO_MANY_REQUESTS) || hasSucceeded(again)) return [];
    const [wanted, told] = [first, again].map((step) => (hasSucceeded(step) ? "a success" : codeOf(step)));
    if (wanted === told) return [];
    const message = `must be ${wanted}, as for the documented text, but is ${told}: ${claim.reason}`;
    return [findingIn(again, "error-code", undefined, message, claim)];
  }),
  "on-bound": whenAnswered(["beyond", "on"], (claim, { beyond, on }) => {
    if (hasSucceeded(beyond) || hasSucceeded(on)) return [];
    if (on.answer.status === TOO_MANY_REQUESTS || codeOf(on) !== codeOf(beyond)) return [];
    const message = `must not be refused with ${codeOf(on)}: the number is ${claim.on} itself, which is allowed`;
    return [findingIn(on, "valid-refused", undefined, message, claim)];
  }),
  "own-key": whenAnswered(["own", "foreign"], (claim, { own, foreign }) => {
    if (!hasSucceeded(own) || hasSucceeded(foreign) || codeOf(foreign) !== claim.code) return [];
    const message = `must not be refused with ${claim.code}: only another account has used this key`;
    return [findingIn(foreign, "isolation", undefined, message, claim)];
  }),
  "free-key": whenAnswered(["refused", "valid"], (claim, { refused, valid }) => {
    if (hasSucceeded(refused) || hasSucceeded(valid)) return [];
    const isKept = codeOf(valid) === claim.conflict || codeOf(valid) === codeOf(refused);
    if (refused.answer.status === TOO_MANY_REQUESTS || !isKept) return [];
    const message = `must not be refused with ${codeOf(valid)}: the first call with this key was refused, so the key is free`;
    return [findingIn(valid, "replay", undefined, message, claim)];
  }),
} satisfies Partial<Judges>;
