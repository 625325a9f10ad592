import { valueAt } from "../../json.ts";
import { hasMembers, isSameValue } from "../values/comparison.ts";
import {
  findingIn,
  hasSucceeded,
  succeeded,
  type AnsweredStep,
  type ClaimFinding,
  type StepOf,
} from "./answered-step.ts";
import { type ClaimOf, type Judges, type Steps, whenSucceeded } from "./judges.ts";
import { FIRST_REFUSAL, FIRST_SERVER_ERROR, TOO_MANY_REQUESTS } from "../../status-codes.ts";

/** The call that changed the sessions is at fault, not the one that shows it. */
function working(claim: ClaimOf<"usable" | "unusable">, { by }: Steps<"by">, stepOf: StepOf): ClaimFinding[] {
  const step = stepOf(claim.step);
  if (!step) return [];
  const { answer, operation } = step;
  const isWrong = claim.kind === "unusable" ? hasSucceeded(step) : isRefused(step);
  if (!isWrong) return [];
  const wanted = claim.kind === "unusable" ? "not work" : "still work";
  const message = `${claim.what} must ${wanted} after this call, but ${operation.id} answers ${answer.status}`;
  return [findingIn(by, "effect", undefined, message, claim)];
}

/** A limit or a failure says nothing of the session or the password. */
function isRefused(step: AnsweredStep): boolean {
  const { status } = step.answer;
  if (hasSucceeded(step) || status === TOO_MANY_REQUESTS) return false;
  return status < FIRST_SERVER_ERROR && (status >= FIRST_REFUSAL || step.operation.profile.isDenied(step.answer));
}

/** Find sessions and passwords that work although a call has ended them, or no longer work although it must not end them. */
export const SESSION_JUDGES = {
  usable: whenSucceeded(["by"], working),
  unusable: whenSucceeded(["by"], working),
  /** The call that changed the sessions is at fault, not the list that shows it. */
  "session-listed": whenSucceeded(["by"], (claim, { by }, stepOf) => {
    const [list, of] = [stepOf(claim.list), stepOf(claim.of)];
    if (!list || !of || !hasSucceeded(list)) return [];
    const [rows, before] = [list, of].map((step) => valueAt(step.answer.json, claim.rows));
    const own = Array.isArray(before) ? before.find((row) => hasMembers(row, claim.own)) : undefined;
    const key = valueAt(own, claim.key);
    if (key === undefined || !Array.isArray(rows)) return [];
    const isThere = rows.some((row) => isSameValue(valueAt(row, claim.key), key));
    if (isThere === claim.isListed) return [];
    const message = `${claim.what} must ${claim.isListed ? "stay" : "no longer be"} in the list of ${list.operation.id}`;
    return [findingIn(by, "effect", undefined, message, claim)];
  }),
  /** When no read is refused, the session itself continues, which another finding reports. */
  ended: whenSucceeded(["by"], (claim, _, stepOf) => {
    const used = claim.reads.filter(({ before }) => succeeded(stepOf(before)) !== undefined);
    const after = used.flatMap((read) => stepOf(read.after) ?? []);
    if (!after.some(({ operation, answer }) => operation.profile.isDenied(answer))) return [];
    const message = "must be refused, as other reads are: the session has ended, which this one knew before";
    return after.filter(hasSucceeded).map((step) => findingIn(step, "open-door", undefined, message, claim));
  }),
  /** Finds a lifetime that is longer than the login has asked for, such as one in milliseconds. */
  lifetime: whenSucceeded(["step"], (claim, { step }) => {
    const told = valueAt(step.answer.json, claim.pointer);
    if (typeof told !== "number" || told <= claim.seconds) return [];
    const message = `must not be longer than the ${claim.seconds} s that the login has asked for, but is ${told}`;
    return [findingIn(step, "plausibility", claim.pointer, message, claim)];
  }),
} satisfies Partial<Judges>;
