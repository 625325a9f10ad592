import { valueAt } from "../../json.ts";
import type { Claim } from "../../plan/claim.ts";
import { hasMembers } from "../values/comparison/has-members.ts";
import { isSameValue } from "../values/comparison/same-value.ts";
import { findingAbout } from "../finding.ts";
import { hasSucceeded, type AnsweredStep, type ClaimFinding, type StepOf } from "./answered-step.ts";
import { FIRST_REFUSAL, FIRST_SERVER_ERROR, TOO_MANY_REQUESTS } from "../../status-codes.ts";

type SessionClaim = Extract<Claim, { kind: "usable" | "unusable" | "session-listed" }>;

/** The call that changed the sessions is at fault, not the one that shows it. */
const about = ({ name, operation, answer }: AnsweredStep, message: string, specPointer: string): ClaimFinding[] => [
  {
    step: name,
    finding: findingAbout(operation, "effect", { where: `response ${answer.status}`, message, specPointer }),
  },
];

function working(claim: Extract<SessionClaim, { step: string }>, by: AnsweredStep, stepOf: StepOf): ClaimFinding[] {
  const step = stepOf(claim.step);
  if (!step) return [];
  const { answer, operation } = step;
  const isWrong = claim.kind === "unusable" ? hasSucceeded(step) : isRefused(step);
  if (!isWrong) return [];
  const wanted = claim.kind === "unusable" ? "not work" : "still work";
  const message = `${claim.what} must ${wanted} after this call, but ${operation.id} answers ${answer.status}`;
  return about(by, message, claim.specPointer);
}

/** A limit or a failure says nothing of the session or the password. */
function isRefused(step: AnsweredStep): boolean {
  const { status } = step.answer;
  if (hasSucceeded(step) || status === TOO_MANY_REQUESTS) return false;
  return status < FIRST_SERVER_ERROR && (status >= FIRST_REFUSAL || step.operation.profile.isDenied(step.answer));
}

function listing(claim: Extract<SessionClaim, { list: string }>, by: AnsweredStep, stepOf: StepOf): ClaimFinding[] {
  const [list, of] = [stepOf(claim.list), stepOf(claim.of)];
  if (!list || !of || !hasSucceeded(list)) return [];
  const [rows, before] = [list, of].map((step) => valueAt(step.answer.json, claim.rows));
  const own = Array.isArray(before) ? before.find((row) => hasMembers(row, claim.own)) : undefined;
  const key = valueAt(own, claim.key);
  if (key === undefined || !Array.isArray(rows)) return [];
  const isThere = rows.some((row) => isSameValue(valueAt(row, claim.key), key));
  if (isThere === claim.isListed) return [];
  const message = `${claim.what} must ${claim.isListed ? "stay" : "no longer be"} in the list of ${list.operation.id}`;
  return about(by, message, claim.specPointer);
}

/** Finds a lifetime that is longer than the login has asked for, such as one in milliseconds. */
export function lifetimeFindings(claim: Extract<Claim, { kind: "lifetime" }>, stepOf: StepOf): ClaimFinding[] {
  const login = stepOf(claim.step);
  const told = login && hasSucceeded(login) ? valueAt(login.answer.json, claim.pointer) : undefined;
  if (!login || typeof told !== "number" || told <= claim.seconds) return [];
  const message = `must not be longer than the ${claim.seconds} s that the login has asked for, but is ${told}`;
  const where = `response ${login.answer.status} ${claim.pointer}`;
  const finding = findingAbout(login.operation, "plausibility", { where, message, specPointer: claim.specPointer });
  return [{ step: login.name, finding }];
}

/** Finds sessions and passwords that work although a call has ended them, or no longer work although it must not end them. */
export function sessionFindings(claim: SessionClaim, stepOf: StepOf): ClaimFinding[] {
  const by = stepOf(claim.by);
  if (!by || !hasSucceeded(by)) return [];
  return claim.kind === "session-listed" ? listing(claim, by, stepOf) : working(claim, by, stepOf);
}
